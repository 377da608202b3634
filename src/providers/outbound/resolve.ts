import { lookup } from 'node:dns/promises';

/** All addresses of a name, in the order in which to try them; rejects or gives none if unknown. */
export type LookUp = (name: string) => Promise<readonly string[]>;

export type ResolveParts = {
  /** Must not hold anything that others need while it waits. */
  first?: LookUp;
  /** Asked where the first has no answer: it knows more, but can block others. One at a time. */
  second?: LookUp;
  firstLimitMs?: number;
};

/**
 * Name resolution that cannot be held up by a name whose servers never answer. The system's own
 * look-up (getaddrinfo) cannot be cancelled and blocks a thread of a small pool for ten seconds or
 * more, which files and all other look-ups share: two dead names would stop the program. So the
 * name servers (and the hosts file) are asked without threads first, and the system only where
 * that failed: it also knows other sources (nsswitch.conf) and the resolv.conf of this moment.
 * Those who ask for a name at the same time share one look-up.
 */
export function makeResolve(parts: ResolveParts = {}): LookUp {
  const { first = askNameServers, second = askSystem, firstLimitMs = 5_000 } = parts;
  const underWay = new Map<string, Promise<readonly string[]>>();
  let systemIsBusy = false;

  async function lookUp(name: string): Promise<readonly string[]> {
    const addresses = await orNone(first(name), firstLimitMs);
    if (addresses.length > 0 || systemIsBusy) return addresses;
    systemIsBusy = true;
    try {
      return await second(name);
    } finally {
      systemIsBusy = false;
    }
  }
  return (name) => {
    const shared = underWay.get(name);
    if (shared) return shared;
    const made = lookUp(name).finally(() => underWay.delete(name));
    underWay.set(name, made);
    return made;
  };
}

/** c-ares in place of threads; measured with name servers that never answer. */
async function askNameServers(name: string): Promise<string[]> {
  const answers = await Bun.dns.lookup(name, { backend: 'c-ares' });
  return answers.map((answer) => answer.address);
}

/** The order is the system's (RFC 6724). */
async function askSystem(name: string): Promise<string[]> {
  const answers = await lookup(name, { all: true, order: 'verbatim' });
  return answers.map((answer) => answer.address);
}

/** None when it fails or takes longer; what comes later is dropped. */
function orNone(answer: Promise<readonly string[]>, limitMs: number): Promise<readonly string[]> {
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  const timer = setTimeout(() => resolve([]), limitMs);
  answer.then(resolve, () => resolve([])).finally(() => clearTimeout(timer));
  return promise;
}
