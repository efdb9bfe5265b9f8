"""Limits for slow connections: a browser sends its headers in one go, an attacker byte by byte.

Reason: uvicorn waits for a client as long as the client wants, so that a few of them could use up all connections.
Gain: a connection that says nothing is closed after 10 s; with uvicorn alone it never is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    from asyncio import TimerHandle, Transport

HEADERS = 10.0
"""Seconds from the first byte, or from the connection, to the end of the headers."""
PAUSE = 10.0
"""Seconds without a byte in the middle of a body."""
BODY = 120.0
"""Seconds for a whole body."""
READING = 60.0
"""Seconds that a client may leave us waiting with an answer that it does not read."""


class PromptProtocol(H11Protocol):
    """Waits for a request and for a reader, but not forever. How long an answer takes is not limited: streams of events
    last for hours.

    Between two requests of a connection uvicorn's own limit applies (`timeout_keep_alive`).
    """

    headers_within = HEADERS
    pause_within = PAUSE
    body_within = BODY
    reading_within = READING

    _timer: TimerHandle | None = None
    _phase: object = None
    _phase_began = 0.0
    _last_byte = 0.0
    _unread: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._look()

    def data_received(self, data: bytes) -> None:
        self._last_byte = self.loop.time()
        super().data_received(data)
        self._look()

    def pause_writing(self) -> None:
        """Note that more is waiting to be sent than the system takes: the client does not read."""
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self.reading_within, self.transport.abort)

    def resume_writing(self) -> None:
        self._end_of_unread()
        super().resume_writing()

    def _end_of_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._end_of_unread()
        super().connection_lost(exc)

    def _look(self) -> None:
        """Start the timer when the request enters a phase in which we wait for the client; stop it at its end."""
        phase = self.conn.their_state
        if phase not in {h11.IDLE, h11.SEND_BODY} or self.transport.is_closing():
            self._stop()
        elif phase is not self._phase:
            self._stop()
            self._phase = phase
            self._phase_began = self._last_byte = self.loop.time()
            self._timer = self.loop.call_at(self._deadline(), self._end)

    def _stop(self) -> None:
        self._phase = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _deadline(self) -> float:
        if self._phase is h11.IDLE:
            return self._phase_began + self.headers_within
        return min(self._last_byte + self.pause_within, self._phase_began + self.body_within)

    def _end(self) -> None:
        """Close the connection, unless something arrived meanwhile or we ourselves are not reading."""
        if self.flow.read_paused:
            self._last_byte = self.loop.time()
        deadline = self._deadline()
        if self.loop.time() < deadline:
            self._timer = self.loop.call_at(deadline, self._end)
            return
        self._stop()
        self.transport.abort()  # Closing would wait until the client has read everything.


__all__ = ["PromptProtocol"]
