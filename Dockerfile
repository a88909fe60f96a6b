# One image for servers and workers: `matchwood serve` or `matchwood work`.
FROM python:3.11-slim-bookworm AS wheel
WORKDIR /build
COPY requirements/build.txt requirements/build.txt
RUN pip install --no-cache-dir --require-hashes -r requirements/build.txt
COPY . .
ARG MATCHWOOD_COMMIT=
RUN if [ -n "$MATCHWOOD_COMMIT" ]; then echo "$MATCHWOOD_COMMIT" > src/matchwood/commit.txt; fi
RUN pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheel .

FROM python:3.11-slim-bookworm
RUN useradd --create-home --uid 10001 matchwood && install -d -o matchwood /var/cache/matchwood
ENV MATCHWOOD_CACHE=/var/cache/matchwood
COPY requirements/host.txt /opt/matchwood/host.txt
RUN pip install --no-cache-dir --require-hashes -r /opt/matchwood/host.txt
COPY --from=wheel /wheel /opt/matchwood
RUN pip install --no-cache-dir --no-deps /opt/matchwood/*.whl

USER 10001
WORKDIR /home/matchwood
RUN matchwood compile
EXPOSE 8000
# A worker does not answer at this port: compose.yaml gives it another health check.
HEALTHCHECK --interval=30s --timeout=6s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/api/live', timeout=5)"]
CMD ["matchwood", "serve", "--host", "0.0.0.0"]
