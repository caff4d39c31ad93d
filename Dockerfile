FROM python:3.12-slim
WORKDIR /app
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY bot bot
COPY engine engine
COPY render render
COPY storage storage
RUN pip install --no-cache-dir -c constraints.txt ".[jobs]" && useradd --create-home chaski && mkdir /data && chown chaski /data
USER chaski
WORKDIR /data
ENV DATABASE_URL=sqlite:////data/chaski.db
CMD ["chaski", "run"]
