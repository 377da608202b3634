import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { seededRandom } from '../../src/lib/random.ts';
import { type Keys, makeSeal, sealPrefix } from '../../src/lib/seal.ts';

const keyOf = (version: number) => new Uint8Array(32).fill(version);

/** The keys of these versions, the newest first. */
function keys(...versions: [number, ...number[]]): Keys {
  const [version] = versions;
  return {
    newest: () => ({ version, key: keyOf(version) }),
    find: (wanted) => (versions.includes(wanted) ? keyOf(wanted) : undefined),
  };
}

const random = seededRandom('seal');

describe('a seal', () => {
  test('opens to any text that was closed, and never shows it', () => {
    const seal = makeSeal(keys(1), random);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const sealed = seal.encrypt(text);
        expect(sealed).toStartWith(sealPrefix(1));
        expect(seal.decrypt(sealed)).toBe(Buffer.from(text).toString());
        if (text.length > 8) expect(sealed).not.toContain(text);
      }),
    );
  });

  test('closes the same text differently each time', () => {
    const seal = makeSeal(keys(1), random);
    expect(seal.encrypt('secret')).not.toBe(seal.encrypt('secret'));
  });

  test('closes under the newest version and opens under all', () => {
    const before = makeSeal(keys(1), random).encrypt('secret');
    const seal = makeSeal(keys(12, 1), random);
    expect(seal.decrypt(before)).toBe('secret');
    expect(seal.encrypt('secret')).toStartWith('v12.');
    expect(makeSeal(keys(12), random).decrypt(seal.encrypt('secret'))).toBe('secret');
  });

  test('does not open what was changed, or what needs a version that is not there', () => {
    const sealed = makeSeal(keys(2), random).encrypt('secret');
    expect(() => makeSeal(keys(1), random).decrypt(sealed)).toThrow('version 2 of the master key');
    const seal = makeSeal(keys(2, 1), random);
    for (let index = 3; index < sealed.length; index += 1) {
      const other = sealed[index] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, index) + other + sealed.slice(index + 1);
      // The last character of base64url may carry bits that mean nothing.
      if (index < sealed.length - 1) expect(() => seal.decrypt(changed)).toThrow();
    }
    expect(() => seal.decrypt(sealed.replace('v2.', 'v1.'))).toThrow();
    for (const none of ['', 'secret', 'v2', 'v2.', '2.AAAA', 'v02x.AAAA']) {
      expect(() => seal.decrypt(none)).toThrow();
    }
  });
});
