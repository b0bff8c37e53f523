"""Install PostgreSQL and Redis from Debian's packages for the tests with several servers, if they are missing."""

from tests.cluster.services import NAMES, find_program
from tests.helpers.debian import install

if __name__ == "__main__":
    if missing := [package for program, package in NAMES.items() if find_program(program) is None]:
        install(missing, purpose="The tests of several servers")
