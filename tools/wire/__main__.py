"""Write the generated files: `make wire`."""

from pathlib import Path

from tools.wire.typescript import written

if __name__ == "__main__":
    for path, text in written(Path()).items():
        path.write_text(text, encoding="utf-8")
