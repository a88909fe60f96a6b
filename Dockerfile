# One image for servers and workers: `matchwood serve` or `matchwood work`.
FROM python:3.11-slim-bookworm

RUN useradd --create-home --uid 10001 matchwood && install -d -o matchwood /var/cache/matchwood
ENV MATCHWOOD_CACHE=/var/cache/matchwood

WORKDIR /opt/matchwood
COPY requirements/host.txt requirements/host.txt
RUN pip install --no-cache-dir --require-hashes -r requirements/host.txt
COPY . .
RUN pip install --no-cache-dir --no-deps --no-build-isolation . && rm -rf web/node_modules

USER 10001
RUN matchwood compile
EXPOSE 8000
CMD ["matchwood", "serve", "--host", "0.0.0.0"]
