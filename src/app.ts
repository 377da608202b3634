import { loops } from '../jobs/index.ts';
import { type Loop, type LoopRun, type RunningLoops, runLoop, startLoops } from '../jobs/loop.ts';
import { saveViews } from './domain/share/count-views.ts';
import { beside } from './beside.ts';
import { groups } from './domain/index.ts';
import { sendLimits } from './domain/webhooks/pick-due.ts';
import type { Config } from './config/config.ts';
import type { MasterKey } from './config/master-key.ts';
import type { Context } from './context.ts';
import { makeCursors } from './db/cursor.ts';
import { refuseLostDatabase, setRestAside } from './db/sqlite/lost-database.ts';
import { openStore } from './db/sqlite/open.ts';
import { RunLog } from './db/run-log.ts';
import { Serving } from './db/serving.ts';
import { idleSeconds } from './http/connection-times.ts';
import { openapiDocument } from './http/openapi.ts';
import { type Group, makeServer } from './http/server.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { makeIds } from './lib/ids.ts';
import type { LoopName } from './lib/loop-name.ts';
import { InFlight } from './domain/webhooks/sending/in-flight.ts';
import { KeyUses } from './limits/key-uses.ts';
import { type Log, makeLog } from './lib/log.ts';
import { type RunOwnProgram, runOwnProgram } from './lib/own-program.ts';
import { Passwords } from './domain/people/passwords/hash-passwords.ts';
import { FairConcurrency } from './domain/webhooks/sending/fair-concurrency.ts';
import { type Random, systemRandom } from './lib/random.ts';
import { MemoryRateLimiter } from './limits/memory-rate-limiter.ts';
import { makeSeal } from './lib/seal.ts';
import { makeMetrics } from './metrics.ts';
import { type Call, makeCall } from './providers/call.ts';
import { makeProviders } from './make-providers.ts';
import { openMasterKey } from './secrets/open-master-key.ts';
import { takeOver } from './work/take-over.ts';
import { restoreUsage, saveUsage } from './limits/usage.ts';
import { inLane } from './db/write.ts';

/** What a test (or a simulation) puts in the place of the machine. */
export type Overrides = {
  clock?: Clock;
  random?: Random;
  log?: Log;
  /** Takes the lines of the request log; without it there are none. */
  requestLines?: (line: string) => void;
  call?: Call;
  /** Takes the commands that would run in processes of their own. */
  runOwnProgram?: RunOwnProgram;
  /** Hashes in another way, such as one that counts. */
  passwords?: Passwords;
  /** Others than the embedded ones, such as a writer that fails. */
  providers?: Partial<Context['providers']>;
  synchronous?: 'FULL' | 'OFF';
  /** Begins anew where the database or the master key is lost, instead of refusing to. */
  startAnew?: boolean;
  /** Runs the body of each write twice, and counts the second time. */
  rehearseWrites?: boolean;
  /** Takes the loops in the place of the timetable, where time itself is made up. */
  startLoops?: typeof startLoops;
  /** Other groups than the API's own, to test the server itself. */
  groups?: readonly Group[];
};

/** What is under way may take this long; with what follows, a stop takes less than ten seconds. */
const stopGraceMs = 8_000;

/** Then attempts are given back: an answer that comes later costs the receiver a repeat. */
const sendGraceMs = 3_000;

/**
 * Bun answers above its limit with a bare 413. Ours comes with an envelope, and holds memory as
 * well: a body is read as it comes, and not past the limit.
 */
const noBodyLimit = 2 ** 40;

export type Listening = { url: string };

export type App = {
  ctx: Context;
  loops: readonly Loop<LoopName>[];
  handle(request: Request): Promise<Response>;
  /** The API description, OpenAPI 3.1. */
  describe(): object;
  /** Starts the loops, so that work goes on without requests. */
  startLoops(): Promise<void>;
  runLoop(name: string): Promise<LoopRun>;
  /** `port` stands in for the configured one. */
  listen(port?: number): Listening;
  /** Refuses new requests, lets those under way finish, stops the loops, closes the store. */
  stop(graceMs?: number): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** The one wiring place. Nothing runs yet: see `startLoops` and `listen`. */
export function buildApp(config: Config, overrides: Overrides = {}): App {
  let running: RunningLoops<LoopName> | null = null;
  const { ctx, beginEnd, close } = openContext(config, overrides, (wakes) => {
    for (const name of wakes) running?.wake(name);
  });
  const server = makeServer(ctx, {
    groups: overrides.groups ?? groups,
    outside: beside,
    writeLine: overrides.requestLines,
  });
  const serving = new Serving(config.dataDir, ctx.clock, ctx.log);

  async function runNamed(name: string): Promise<LoopRun> {
    const loop = loops.find((known) => known.name === name);
    if (!loop) throw new Error(`There is no job "${name}".`);
    return runLoop(ctx, loop);
  }

  let stopped: Promise<void> | null = null;
  async function stopAll(graceMs: number): Promise<void> {
    beginEnd();
    await Promise.all([
      stopListening(server, graceMs),
      running?.stop(graceMs),
      ctx.sends.stop(Math.min(graceMs, sendGraceMs)),
    ]);
    if (running) await saveUsage(ctx);
    if (running) await saveViews(ctx);
    await close();
    serving.end();
  }
  function stop(graceMs = stopGraceMs): Promise<void> {
    stopped ??= stopAll(graceMs);
    return stopped;
  }

  return {
    ctx,
    loops,
    handle: (request) => server.handle(request),
    describe: () => openapiDocument(server, config.appOrigin),
    async startLoops() {
      serving.begin();
      await restoreUsage(ctx);
      await ctx.write((tx) => takeOver(tx, ctx.node), inLane('take-over'));
      running = (overrides.startLoops ?? startLoops)(ctx, loops);
    },
    runLoop: runNamed,
    listen: (port = config.port) => listen(server, serving, config.host, port),
    stop,
    [Symbol.asyncDispose]: () => stop(),
  };
}

/** The store and everything around it that verbs use. */
function openContext(
  config: Config,
  overrides: Overrides,
  wake: (loops: Iterable<LoopName>) => void,
): { ctx: Context; beginEnd(): void; close(): Promise<void> } {
  const { synchronous = 'FULL', clock = systemClock, random = systemRandom() } = overrides;
  const ids = makeIds(clock, random);
  const startAnew = overrides.startAnew ?? false;
  if (startAnew) setRestAside(config.dataDir, clock.now());
  else refuseLostDatabase(config.dataDir, clock.now());
  const options = { synchronous, clock, ids, onCommit: wake, rehearse: overrides.rehearseWrites };
  const { close, sealedSamples, ...store } = openStore(config.dataDir, options);
  // After the store: a key file beside no database tells that one has been lost.
  const masterKey = keyOrClose(() => {
    return openMasterKey(config, { random, sealedSamples, now: clock.now(), startAnew });
  }, close);
  const log = overrides.log ?? makeLog(config.logLevel);
  const runLog = new RunLog(config.dataDir, log);
  const ending = new AbortController();
  const call = overrides.call ?? makeCall({ allowHosts: config.webhookAllowHosts, clock });
  const ctx: Context = {
    config,
    ...store,
    runLog,
    clock,
    random,
    ids,
    node: ids.uuid(),
    log,
    metrics: makeMetrics(config.operatorToken !== null),
    ending: ending.signal,
    cursors: makeCursors(masterKey.derive('cursors')),
    seal: makeSeal(masterKey.keysFor('seal'), random),
    sends: new InFlight(new FairConcurrency(sendLimits, clock), () =>
      wake(['send-webhooks', 'deliver-leads']),
    ),
    limiter: new MemoryRateLimiter(),
    keyUses: new KeyUses(),
    passwords: overrides.passwords ?? new Passwords(),
    call,
    runOwnProgram: overrides.runOwnProgram ?? runOwnProgram,
    providers: makeProviders(
      config,
      { clock, random, ids, call, context: () => ctx },
      overrides.providers,
    ),
  };
  async function closeBoth(): Promise<void> {
    runLog.close();
    for (const maker of [ctx.providers.imageMaker, ctx.providers.cardMaker]) maker.close();
    await close();
  }
  return { ctx, beginEnd: () => ending.abort(), close: closeBoth };
}

function keyOrClose(open: () => MasterKey, close: () => Promise<void>): MasterKey {
  try {
    return open();
  } catch (error) {
    void close();
    throw error;
  }
}

type Server = ReturnType<typeof makeServer>;

function listen(server: Server, serving: Serving, hostname: string, port: number): Listening {
  serving.begin();
  try {
    // Without this Elysia lets a second server take a share of the port's connections in silence.
    const alone = { reusePort: false };
    const limits = { maxRequestBodySize: noBodyLimit, idleTimeout: idleSeconds };
    server.listen({ hostname, port, ...limits, ...alone });
  } catch (error) {
    serving.end();
    if (!/EADDRINUSE|in use/.test(String(error))) throw error;
    const message = `Port ${port} on ${hostname} is in use. Stop what uses it, or set PORT.`;
    throw new Error(message, { cause: error });
  }
  const url = server.server?.url;
  if (!url) throw new Error('The server did not start.');
  serving.announce(url.origin);
  return { url: url.origin };
}

async function stopListening(server: Server, graceMs: number): Promise<void> {
  if (!server.server) return;
  const drained = server.stop().then(() => true);
  const isDrained = await Promise.race([drained, Bun.sleep(graceMs).then(() => false)]);
  if (!isDrained) await server.server?.stop(true);
}
