# One Dockerfile for all images: --target mock-api, gateway, contract or e2e.
# Releases pin the base image by digest, as deploy/pin-images finds it: --build-arg NODE_IMAGE=node:24-slim@sha256:…
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS workspace
# By the hashes of its lockfile; outside of /app, which images copy.
WORKDIR /opt/pnpm
COPY deploy/pnpm/package.json deploy/pnpm/package-lock.json ./
RUN npm ci --no-audit --no-fund
WORKDIR /app
ENV CI=true PATH=/opt/pnpm/node_modules/.bin:$PATH
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/types/package.json packages/types/
COPY packages/shared/package.json packages/shared/
COPY packages/api-core/package.json packages/api-core/
COPY packages/mock-api/package.json packages/mock-api/
COPY packages/devtools/package.json packages/devtools/
COPY packages/gateway/package.json packages/gateway/
COPY packages/web/package.json packages/web/
COPY contract-tests/package.json contract-tests/
COPY e2e/package.json e2e/

# The image brings Node: --no-optional omits the workspace's own.
FROM workspace AS mock-api-packages
RUN pnpm install --frozen-lockfile --prod --no-optional --filter @touchline/mock-api...

FROM workspace AS gateway-packages
RUN pnpm install --frozen-lockfile --prod --no-optional --filter @touchline/gateway...

FROM workspace AS contract-packages
RUN pnpm install --frozen-lockfile --prod --no-optional --filter @touchline/contract-tests...

FROM workspace AS e2e-packages
RUN pnpm install --frozen-lockfile --prod --no-optional --filter touchline --filter @touchline/e2e...

FROM workspace AS site
RUN pnpm install --frozen-lockfile --filter @touchline/web... --filter @touchline/devtools...
COPY tsconfig.base.json ./
COPY packages/types packages/types
COPY packages/shared packages/shared
COPY packages/web packages/web
RUN cd packages/web && node --run build
COPY packages/api-core packages/api-core
COPY packages/devtools packages/devtools
RUN cd packages/devtools && node --run build

FROM workspace AS mock-api-bundle
RUN pnpm install --frozen-lockfile --filter @touchline/mock-api...
COPY tsconfig.base.json ./
COPY packages/types packages/types
COPY packages/shared packages/shared
COPY packages/mock-api packages/mock-api
RUN cd packages/mock-api && node --run build

FROM ${NODE_IMAGE} AS running
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 MOCK_HOST=0.0.0.0
RUN mkdir .data reports && chown node:node .data reports
COPY packages/types packages/types
COPY packages/shared packages/shared

FROM running AS mock-api
COPY --from=mock-api-packages /app ./
COPY packages/mock-api packages/mock-api
COPY --from=mock-api-bundle /app/packages/mock-api/dist packages/mock-api/dist
COPY worlds worlds
USER node
EXPOSE 8081
HEALTHCHECK --interval=5s --timeout=2s --start-period=20s --retries=15 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.MOCK_PORT||8081)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=60", "packages/mock-api/dist/server.js"]

FROM running AS gateway
COPY --from=gateway-packages /app ./
COPY openapi.yaml ./
COPY packages/api-core packages/api-core
COPY packages/gateway packages/gateway
COPY packages/devtools packages/devtools
COPY --from=site /app/packages/web/dist packages/web/dist
COPY --from=site /app/packages/devtools/dist packages/devtools/dist
# Only the volume could keep compiled modules, and it outlives their version.
ENV NODE_DISABLE_COMPILE_CACHE=1
USER node
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=2s --start-period=20s --retries=15 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||8080)+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=100", "packages/gateway/src/server.js"]

FROM running AS contract
COPY --from=contract-packages /app ./
COPY openapi.yaml ./
COPY contract-tests contract-tests
USER node
ENTRYPOINT ["node", "contract-tests/src/cli.ts"]

FROM ${NODE_IMAGE} AS e2e
WORKDIR /app
ENV CI=true
RUN apt-get update && apt-get install -y --no-install-recommends chromium fonts-liberation fonts-noto-cjk \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/*
COPY --from=e2e-packages /app ./
COPY tsconfig.base.json ./
COPY packages/types packages/types
COPY packages/shared packages/shared
COPY packages/mock-api packages/mock-api
COPY tools/pages.ts tools/
COPY tools/test/find-chromium.ts tools/test/
COPY e2e e2e
RUN mkdir -p reports && chown node:node reports e2e
USER node
