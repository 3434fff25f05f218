# Builds the pages, then keeps only what runs. The server runs TypeScript as it is, so its sources are the program.
FROM node:24-slim AS build
WORKDIR /bcs
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY tools/package.json tools/
RUN npm ci --ignore-scripts
COPY contract contract
COPY server server
COPY web web
COPY tools tools
COPY tsconfig*.json ./
RUN npm run build

FROM node:24-slim
WORKDIR /bcs
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY tools/package.json tools/
# what the server needs alone: the pages are built, and the image brings the runtime
RUN npm ci --omit=dev --ignore-scripts --workspace contract --workspace server && npm cache clean --force
COPY contract contract
COPY server server
COPY docs/templates docs/templates
COPY --from=build /bcs/web/dist web/dist
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "server/src/main.ts"]
