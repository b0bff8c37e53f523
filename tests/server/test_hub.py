"""The leases that tests use behave as real ones."""

import pytest

from musicards.server.cluster.channel import Leases
from tests.server.hub import Hub, HubLeases, Lines
from tests.server.lease_contract import LeaseContract


class TestHubLeases(LeaseContract):
    @pytest.fixture(autouse=True)
    def _hub(self) -> None:
        self.hub = Hub()

    def make(self) -> Leases:
        return HubLeases(self.hub, Lines(self.hub))

    def interrupt(self, leases: Leases) -> None:
        assert isinstance(leases, HubLeases)
        leases.lines.lose_leases()
