import type { ChildServer } from './child-server.ts';
import { connections, type Generator, type Sent, type Traffic } from './generate.ts';

export type Measured = { requestsPerSecond: number; cpuMicros: number; busy: number };
export type Pair = { floor: Measured; measured: Measured };

/** Turns of floor and candidate: whatever else the machine does meanwhile slows both. */
const rounds = 6;
const secondsPerTurn = 1;

/** `numbers` counts the requests, also over several series: none may use up a key of another. */
export type Loaded = { server: ChildServer; traffic: Traffic; numbers: { next: number } };

/**
 * Loads the floor and a server in turn, and returns CPU time per request, rate and how busy each
 * was: the share of one core that it took. Throws when an answer is a refusal.
 */
export async function measureBeside(
  generator: Generator,
  floor: Loaded,
  candidate: Loaded,
): Promise<Pair> {
  const [floorTurns, turns] = [new Turns(generator, floor), new Turns(generator, candidate)];
  await floorTurns.warmUp();
  await turns.warmUp();
  for (let round = 0; round < rounds; round += 1) {
    await floorTurns.take();
    await turns.take();
  }
  return { floor: floorTurns.sum(), measured: turns.sum() };
}

class Turns {
  private readonly total = { requests: 0, seconds: 0, cpuMicros: 0 };

  constructor(
    private readonly generator: Generator,
    private readonly loaded: Loaded,
  ) {}

  /** Compiled by the engine, and with pages in memory, as a server that has run for a while. */
  async warmUp(): Promise<void> {
    await this.send();
  }

  async take(): Promise<void> {
    const { server } = this.loaded;
    const before = server.cpuMicros();
    const { requests, seconds } = await this.send();
    this.total.cpuMicros += server.cpuMicros() - before;
    this.total.requests += requests;
    this.total.seconds += seconds;
  }

  sum(): Measured {
    const { requests, seconds, cpuMicros } = this.total;
    return {
      requestsPerSecond: requests / seconds,
      cpuMicros: cpuMicros / requests,
      busy: cpuMicros / 1_000_000 / seconds,
    };
  }

  private async send(): Promise<Sent> {
    const { server, traffic, numbers } = this.loaded;
    const sent = await this.generator.send(server.url, traffic, secondsPerTurn, numbers.next);
    // What was under way at the end of the time has counted against a key as well.
    numbers.next += sent.requests + connections;
    return sent;
  }
}
