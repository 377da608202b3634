import { expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { equalInConstantTime, hmacSha256 } from '../../src/lib/hash.ts';

type Vectors = {
  testGroups: {
    tagSize: number;
    tests: { tcId: number; key: string; msg: string; tag: string; result: 'valid' | 'invalid' }[];
  }[];
};

/** Project Wycheproof's HMAC-SHA256 vectors, where the machine has them beside the project. */
const file = `${import.meta.dir}/../../../shared/data/hostile/wycheproof-hmac_sha256.json`;

test.skipIf(!existsSync(file))(
  'HMAC-SHA256 accepts and refuses the tags that Project Wycheproof says',
  () => {
    const vectors: Vectors = JSON.parse(readFileSync(file, 'utf8'));
    let checked = 0;
    for (const { tagSize, tests } of vectors.testGroups) {
      for (const { tcId, key, msg, tag, result } of tests) {
        const made = hmacSha256(Buffer.from(key, 'hex'), Buffer.from(msg, 'hex')).toString('hex');
        const accepted = equalInConstantTime(made.slice(0, tagSize / 4), tag);
        expect({ tcId, accepted }).toEqual({ tcId, accepted: result === 'valid' });
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(100);
  },
);
