# The server as an image, from the wheel: `make wheel`, then `docker build -t sandtable .`
# For other machines too: docker buildx build --platform linux/amd64,linux/arm64 -t sandtable .

FROM python:3.13-slim AS built
COPY deploy/requirements.lock /tmp/
RUN python -m venv /opt/sandtable \
    && /opt/sandtable/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r /tmp/requirements.lock
COPY dist/sandtable-*-py3-none-any.whl /tmp/
RUN /opt/sandtable/bin/pip install --no-cache-dir --disable-pip-version-check --no-deps /tmp/sandtable-*-py3-none-any.whl

FROM python:3.13-slim
COPY --from=built /opt/sandtable /opt/sandtable
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin sandtable \
    && install -d -o sandtable -g sandtable /data
ENV PATH=/opt/sandtable/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    SANDTABLE_HOST=0.0.0.0 \
    SANDTABLE_DATABASE=/data/tables.sqlite3
USER sandtable
VOLUME /data
EXPOSE 8642
HEALTHCHECK --interval=30s --timeout=15s --start-period=20s CMD ["sandtable", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["sandtable"]
CMD ["serve"]
