"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# Compiled rules make a first example slow; time is measured in bench/, never here.
settings.register_profile("matchwood", deadline=None, max_examples=60)
settings.load_profile("matchwood")
