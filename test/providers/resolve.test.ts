import { describe, expect, test } from 'bun:test';
import { type LookUp, makeResolve } from '../../src/providers/outbound/resolve.ts';

const never = () => new Promise<string[]>(() => undefined);
const unknown: LookUp = () => Promise.reject(new Error('ENOTFOUND'));

describe('a look-up', () => {
  test('whose name servers never answer holds up no other name', async () => {
    const resolve = makeResolve({
      first: (name) => (name === 'dead.example' ? never() : Promise.resolve(['192.0.2.1'])),
      second: never,
      firstLimitMs: 1,
    });
    void resolve('dead.example');
    expect(await resolve('alive.example')).toEqual(['192.0.2.1']);
  });

  test('without an answer asks the system, which knows other sources', async () => {
    const second: LookUp = async (name) => [`of ${name}`];
    expect(await makeResolve({ first: unknown, second })('nas.lan')).toEqual(['of nas.lan']);
    const none: LookUp = async () => [];
    expect(await makeResolve({ first: none, second })('nas.lan')).toEqual(['of nas.lan']);
    const hanging = makeResolve({ first: never, second, firstLimitMs: 1 });
    expect(await hanging('nas.lan')).toEqual(['of nas.lan']);
  });

  test('blocks the system at most once: others have no address meanwhile', async () => {
    const asked: string[] = [];
    const system = Promise.withResolvers<string[]>();
    const second: LookUp = (name) => {
      asked.push(name);
      return system.promise;
    };
    const resolve = makeResolve({ first: unknown, second });
    const waiting = resolve('dead0.example');
    const others = ['dead1.example', 'dead2.example'].map((name) => resolve(name));
    expect(await Promise.all(others)).toEqual([[], []]);
    expect(asked).toEqual(['dead0.example']);
    system.resolve(['192.0.2.7']);
    expect(await waiting).toEqual(['192.0.2.7']);
    expect(await resolve('dead1.example')).toEqual(['192.0.2.7']);
  });

  test('is shared by those who ask at the same time, and by nobody later', async () => {
    let lookUps = 0;
    const first: LookUp = async () => [`192.0.2.${(lookUps += 1)}`];
    const resolve = makeResolve({ first });
    const names = ['a.example', 'a.example', 'b.example'];
    expect(await Promise.all(names.map(resolve))).toEqual([
      ['192.0.2.1'],
      ['192.0.2.1'],
      ['192.0.2.2'],
    ]);
    expect(await resolve('a.example')).toEqual(['192.0.2.3']);
  });

  test('that fails rejects, and the next one is made anew', async () => {
    let fails = true;
    const second: LookUp = (name) => (fails ? unknown(name) : Promise.resolve(['192.0.2.1']));
    const resolve = makeResolve({ first: unknown, second });
    const outcome = resolve('a.example').catch(String);
    expect(await outcome).toBe('Error: ENOTFOUND');
    fails = false;
    expect(await resolve('a.example')).toEqual(['192.0.2.1']);
  });
});

test('the hosts file is read without asking anybody', async () => {
  const addresses = await makeResolve()('localhost');
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(['127.0.0.1', '::1']).toContain(address);
});
