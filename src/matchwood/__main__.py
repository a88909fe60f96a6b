"""``python -m matchwood`` is the command ``matchwood``."""

from matchwood.terminal.main import main

main()
