import { describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeConfig } from '../../src/config/config.ts';
import { loadMasterKey } from '../../src/config/master-key.ts';
import { readKeyFile, writeKeyFile } from '../../src/config/master-key-file.ts';
import { seededRandom } from '../../src/lib/random.ts';
import { makeSeal } from '../../src/lib/seal.ts';
import { temporaryFolder } from '../support/folder.ts';

const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
];
const random = seededRandom('keys');

describe('the master key file', () => {
  test('holds one version as a bare key, or several with the newest first', () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'master.key');
    const read = (text: string) => {
      writeFileSync(file, text);
      return readKeyFile(file).map(({ version, hex }) => [version, hex]);
    };
    expect(read(`${one}\n`)).toEqual([[1, one]]);
    expect(read(`v2 ${two}\r\n${one.toUpperCase()}\n`)).toEqual([
      [2, two],
      [1, one],
    ]);
    expect(read(`v7 ${two}\nv3 ${one}`)).toEqual([
      [7, two],
      [3, one],
    ]);
    for (const wrong of ['', 'v2', `v0 ${one}`, `${one}\nv2 ${two}`, `${one}\n${two}`, 'x\n']) {
      expect(() => read(wrong)).toThrow(/master key file/);
    }
  });

  test('is replaced whole, for its owner only, also through a link', () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'real.key');
    const link = join(folder.path, 'master.key');
    writeFileSync(file, `${one}\n`, { mode: 0o600 });
    symlinkSync(file, link);
    writeKeyFile(link, [
      { version: 2, hex: two },
      { version: 1, hex: one },
    ]);
    expect(readFileSync(file, 'utf8')).toBe(`v2 ${two}\nv1 ${one}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder.path).sort()).toEqual(['master.key', 'real.key']);
  });

  test('is followed by a process that has read it before', () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'master.key');
    writeFileSync(file, `${one}\n`);
    const config = makeConfig({ DATA_DIR: folder.path });
    const seal = makeSeal(loadMasterKey(config, random).keysFor('seal'), random);
    const old = seal.encrypt('secret');
    writeKeyFile(file, [
      { version: 2, hex: two },
      { version: 1, hex: one },
    ]);
    const another = makeSeal(loadMasterKey(config, random).keysFor('seal'), random);
    expect(seal.decrypt(another.encrypt('secret'))).toBe('secret');
    expect(seal.encrypt('secret')).toStartWith('v2.');
    writeKeyFile(file, [{ version: 3, hex: three }]);
    // It read the value when the version was still there, and opens it now.
    expect(seal.decrypt(old)).toBe('secret');
    expect(seal.encrypt('secret')).toStartWith('v3.');
    const late = makeSeal(loadMasterKey(config, random).keysFor('seal'), random);
    expect(() => late.decrypt(old)).toThrow('version 1');
    rmSync(file);
    expect(seal.encrypt('secret')).toStartWith('v3.');
  });
});
