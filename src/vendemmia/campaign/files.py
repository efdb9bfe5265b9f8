"""A campaign in a file."""

from __future__ import annotations

import json
import os
from itertools import count
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING

from vendemmia.engine import problem

from .errors import CampaignError, CampaignFault, DamagedCampaign
from .progress import Campaign

if TYPE_CHECKING:
    from pathlib import Path


class FileStore:
    """Saves a campaign as JSON. The file is complete at any moment; a damaged one is never overwritten."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> Campaign | None:
        try:
            text = self.path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise _failed(CampaignFault.CAMPAIGN_UNREADABLE, self.path, error) from None
        try:
            return Campaign.from_json(json.loads(text.decode("utf-8")))
        except CampaignError as error:
            found = error.problems
        except (ValueError, RecursionError):  # Not text, not JSON, or numbers and nesting beyond all bounds.
            found = (problem(CampaignFault.CAMPAIGN_NO_JSON),)
        raise DamagedCampaign(str(keep_aside(self.path, "damaged")), *found)

    def save(self, campaign: Campaign) -> None:
        text = json.dumps(campaign.to_json(), indent=1) + "\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile(
                "w", encoding="utf-8", dir=self.path.parent, prefix=f".{self.path.name}-", delete=False
            ) as fresh:
                try:
                    fresh.write(text)
                    fresh.flush()
                    os.fsync(fresh.fileno())
                    fresh.close()
                    os.replace(fresh.name, self.path)  # noqa: PTH105 - the name of the temporary file is a text
                except BaseException:
                    fresh.close()
                    os.unlink(fresh.name)  # noqa: PTH108 - as above
                    raise
        except OSError as error:
            raise _failed(CampaignFault.CAMPAIGN_UNWRITABLE, self.path, error) from None


def keep_aside(path: Path, why: str) -> Path:
    """Rename a file or folder to a free name that ends in the reason and a number."""
    kept = next(
        kept for number in count(1) if not os.path.lexists(kept := path.with_name(f"{path.name}.{why}-{number}"))
    )
    try:
        path.rename(kept)
    except OSError as error:
        raise _failed(CampaignFault.CAMPAIGN_UNMOVABLE, path, error) from None
    return kept


def _failed(fault: CampaignFault, path: Path, error: OSError) -> CampaignError:
    return CampaignError(problem(fault, file=str(path), detail=error.strerror or ""))
