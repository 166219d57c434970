# docker build -t atout . && docker run -p 8000:8000 -v atout:/data atout
FROM python:3.12-slim AS build
COPY . /src
# Brings a Node of its own for the page.
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels /src

FROM python:3.12-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir "$(echo /wheels/atout-*.whl)[server]" \
    && useradd --system --uid 10001 --home-dir /data atout \
    && install -d -o atout -m 0700 /data

# The compiled rules live beside the data: a new container does not compile again.
ENV ATOUT_DATA=/data ATOUT_CACHE=/data/cache PYTHONUNBUFFERED=1
USER atout
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=4)"]

# `docker exec CONTAINER atout backup /data/atout.bak` works, too.
ENTRYPOINT ["atout"]
CMD ["serve"]
