"""Learn by self-play, with PPO in one file: `python examples/ppo.py` plays for 30 minutes and then meets `easy`.

One network answers for both seats of many games. What a seat gains on the other one is its reward, and what one seat
gains the other one loses, so one value serves both. Needs torch and `pip install 'vendemmia[gymnasium]'`, and the
compiled engine if half an hour is to be enough. The weights are saved after each report; measure them with

    cd examples && vendemmia benchmark ppo:Player
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from vendemmia.research import answer, highest, mask, observe
from vendemmia.research.vector import VendemmiaVectorEnv

if TYPE_CHECKING:
    from random import Random

    from vendemmia.engine import View

PLAYERS = 2
LONGEST = 30
"""The year after which a game ends: at random it would take very long."""
MARGIN = 10.0
"""So many victory points are a reward of 1."""
DISCOUNT, TRACE = 0.997, 0.95
CLIP = 0.2
NEVER = -1e9


class Net(nn.Module):  # type: ignore[misc]
    """Reads rows of bytes; scores all answers and says what the seat to move will gain on the other one."""

    def __init__(self, answers: int, hidden: int = 128) -> None:
        super().__init__()
        most = torch.from_numpy(highest(PLAYERS).astype(np.float32))
        self.register_buffer("scales", 1 / (1 + most / 8))
        self.body = nn.Sequential(nn.Linear(len(most), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, answers), nn.Linear(hidden, 1)
        for layer, gain in ((self.policy, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the scores, those of illegal answers out of reach, and the values."""
        hidden = self.body(rows.float() * self.scales)
        return self.policy(hidden).masked_fill(masks == 0, NEVER), self.value(hidden).squeeze(1)


class Stretch(NamedTuple):
    """Some steps of all games, the newest last: arrays with the shape (steps, games, …)."""

    rows: Tensor
    masks: Tensor
    answers: Tensor
    likely: Tensor
    """The logarithm of the chance of the answer given."""
    advantages: Tensor
    returns: Tensor


class Games:
    """Games that the network plays against itself."""

    def __init__(self, count: int, seed: int) -> None:
        self.env = VendemmiaVectorEnv(count, players=PLAYERS, max_years=LONGEST, reward="score_margin", dense=True)
        self.count, self.each = count, np.arange(count)
        self.rows, self.infos = self.env.reset(seed=seed)
        self.answers = int(self.env.single_action_space.n)
        self.ends: list[tuple[int, int]] = []
        """The best points and the years of games that have ended."""

    def play(self, net: Net, steps: int) -> Stretch:
        """Play some steps of all games, with answers as often as the network would give them."""
        rows = torch.empty((steps, *self.rows.shape), dtype=torch.uint8)
        masks = torch.empty((steps, *self.infos["action_mask"].shape), dtype=torch.int8)
        answers = torch.empty((steps, self.count), dtype=torch.int64)
        likely = torch.empty((steps, self.count))
        values = np.empty((steps + 1, self.count), np.float32)
        rewards = np.empty((steps, self.count, PLAYERS), np.float32)
        seats = np.empty((steps + 1, self.count), np.int64)
        over = np.empty((steps, self.count), bool)
        for step in range(steps):
            rows[step], masks[step] = torch.from_numpy(self.rows), torch.from_numpy(self.infos["action_mask"])
            seats[step] = self.infos["seat"]
            with torch.no_grad():
                scores, value = net(rows[step], masks[step])
                given = torch.distributions.Categorical(logits=scores, validate_args=False)
                answers[step] = given.sample()
                likely[step] = given.log_prob(answers[step])
            values[step] = value.numpy()
            self.rows, _, over[step], _, self.infos = self.env.step(answers[step].numpy())
            rewards[step] = self.infos["rewards"] / MARGIN
            for place in over[step].nonzero()[0]:
                end = self.infos["final_info"]
                self.ends.append((int(end["points"][place].max()), int(end["years"][place])))
        with torch.no_grad():
            last = net(torch.from_numpy(self.rows), torch.from_numpy(self.infos["action_mask"]))[1]
        values[steps], seats[steps] = last.numpy(), self.infos["seat"]
        advantages = self.advantages(values, rewards, seats, over)
        returns = torch.from_numpy(advantages + values[:steps])
        return Stretch(rows, masks, answers, likely, torch.from_numpy(advantages), returns)

    def advantages(self, values: Any, rewards: Any, seats: Any, over: Any) -> Any:
        """Return how much better each answer was than expected (GAE), each seat's answers being a course of their own.

        What a seat gets between two of its answers belongs to the first of them.
        """
        found = np.zeros_like(values[:-1])
        next_value = np.zeros((self.count, PLAYERS), np.float32)
        next_value[self.each, seats[-1]] = values[-1]
        next_value[self.each, 1 - seats[-1]] = -values[-1]
        advantage = np.zeros_like(next_value)
        got = np.zeros_like(next_value)
        for step in reversed(range(len(found))):
            for array in (next_value, advantage, got):
                array[over[step]] = 0
            got += rewards[step]
            at = (self.each, seats[step])
            surprise = got[at] + DISCOUNT * next_value[at] - values[step]
            advantage[at] = surprise + DISCOUNT * TRACE * advantage[at]
            found[step] = advantage[at]
            next_value[at], got[at] = values[step], 0
        return found


def learn(net: Net, optimizer: torch.optim.Optimizer, stretch: Stretch, given: argparse.Namespace) -> float:
    """Improve the network with a stretch, and return its entropy."""
    rows, masks, answers, likely, advantages, returns = (part.flatten(0, 1) for part in stretch)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    entropies = []
    for _ in range(given.epochs):
        for some in torch.randperm(len(rows)).split(given.batch):
            scores, values = net(rows[some], masks[some])
            chances = torch.log_softmax(scores, 1)
            now = chances.gather(1, answers[some, None]).squeeze(1)
            ratio = (now - likely[some]).exp()
            better = advantages[some]
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            entropy = -(chances.exp() * chances).sum(1).mean()
            error = nn.functional.mse_loss(values, returns[some])
            optimizer.zero_grad()
            (0.5 * error - gain - given.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            entropies.append(float(entropy.detach()))
    return sum(entropies) / len(entropies)


def meet(net: Net, opponent: str, games: int, seed: int = 99) -> float:
    """Return the share of wins of the best answers against a computer player, at seats that are drawn."""
    count = min(games, 50)
    env = VendemmiaVectorEnv(count, opponents=opponent, max_years=LONGEST)
    rows, infos = env.reset(seed=seed)
    left = np.array([len(range(place, games, count)) for place in range(count)])
    won = 0.0
    while left.any():
        with torch.no_grad():
            scores, _ = net(torch.from_numpy(rows), torch.from_numpy(infos["action_mask"]))
        rows, rewards, over, _, infos = env.step(scores.argmax(1).numpy())
        won += float(rewards[over & (left > 0)].sum())
        left[over & (left > 0)] -= 1
    return won / games


class Player:
    """What has been learned, for `vendemmia benchmark ppo:Player` and as an opponent in an environment."""

    def __init__(self, file: str = "") -> None:
        arrays = torch.load(file or os.environ.get("PPO_WEIGHTS", "ppo.pt"), weights_only=True)
        self.net = Net(*arrays["policy.weight"].shape)
        self.net.load_state_dict(arrays)

    def choose(self, view: View, rng: Random) -> int:
        """Return the best answer."""
        with torch.no_grad():
            scores, _ = self.net(torch.from_numpy(observe(view))[None], torch.from_numpy(mask(view))[None])
        return answer(view, int(scores.argmax()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--stretches", type=int, default=10**9, help="at most so many, whatever the time")
    parser.add_argument("--games", type=int, default=64, help="side by side")
    parser.add_argument("--steps", type=int, default=64, help="of each game in a stretch")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=5e-4, help="of learning; it falls to a tenth")
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--report", type=int, default=20, help="stretches between two reports")
    parser.add_argument("--opponent", default="easy")
    parser.add_argument("--meet", type=int, default=200, help="games against the opponent at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=Path("ppo.pt"))
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    games = Games(given.games, given.seed)
    net = Net(games.answers, given.hidden)
    optimizer = torch.optim.Adam(net.parameters(), given.rate, eps=1e-5)
    began, stretch = time.monotonic(), 0
    while stretch < given.stretches and (spent := (time.monotonic() - began) / 60) < given.minutes:
        gone = max(spent / given.minutes, stretch / given.stretches)
        optimizer.param_groups[0]["lr"] = given.rate * (1 - 0.9 * gone)
        entropy = learn(net, optimizer, games.play(net, given.steps), given)
        stretch += 1
        if stretch % given.report == 0:
            points, years = np.mean(games.ends or [(0, 0)], axis=0)
            steps = stretch * given.games * given.steps
            print(
                f"{spent:5.1f} min, CPU {time.process_time() / 60:.1f}, {steps:,} steps, {len(games.ends)} games: "
                f"best {points:.1f} VP after {years:.1f} years, entropy {entropy:.2f}",
                flush=True,
            )
            games.ends.clear()
            torch.save(net.state_dict(), given.file)
    torch.save(net.state_dict(), given.file)
    if given.meet:
        print(f"{100 * meet(net, given.opponent, given.meet):.1f} % against {given.opponent} in {given.meet} games")


if __name__ == "__main__":
    main()
