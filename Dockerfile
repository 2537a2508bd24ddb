# The site in one container. Build: docker build -t fair . — run: docker run -p 3000:3000 -v fair-data:/data fair
FROM node:26-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc build.mjs ./
RUN node -e "import('./build.mjs').then(({ install }) => install())"
COPY . .
RUN node build.mjs all

FROM node:26-slim
WORKDIR /site
ARG VERSION=1.0.0
LABEL org.opencontainers.image.title="trade-fair-site" \
  org.opencontainers.image.description="A bilingual public website for a trade exhibition: backend-for-frontend and single-page app" \
  org.opencontainers.image.version="$VERSION"
COPY --from=build /site/dist ./dist
RUN mkdir -p /data && chown 1000:0 /data && chmod g=u /data
ENV DATA_DIR=/data
ENV DRAIN_S=5
USER 1000:0
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD ["node", "dist/server/health.js"]
CMD ["node", "dist/server/main.js"]
