# syntax=docker/dockerfile:1

# Builds with Node and npm alone, as on any other machine.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /build
COPY package.json bun.lock bunfig.toml tsconfig.json ./
COPY schema schema
COPY jobs jobs
COPY src src
COPY test/build.ts test/build.ts
RUN npx --yes --allow-scripts=bun bun@1.4.5 run build

# Everything that the file needs of a system: the C library that it names, and two folders to write to.
RUN mkdir -p /system /owned/data /owned/tmp \
  && chmod 700 /owned/data /owned/tmp \
  && cp dist/forecourt /system/forecourt \
  && ldd dist/forecourt | grep -o '/[^ ]*' | xargs -I{} cp --parents -L {} /system/

FROM scratch
COPY --from=build /system/ /
# The folder that holds them is named, not they themselves: so they get the owner too.
COPY --from=build --chown=65532:65532 /owned/ /
USER 65532:65532
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["/forecourt", "health"]
ENTRYPOINT ["/forecourt"]
CMD ["serve"]
