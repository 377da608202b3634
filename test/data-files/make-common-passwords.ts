#!/usr/bin/env bun
/**
 * Makes src/domain/people/passwords/common.bin of a list of passwords, the commonest first:
 *
 *     bun test/data-files/make-common-passwords.ts 10_million_password_list_top_1M.txt
 *
 * `whole` has the first 6,000 that are long enough to be chosen, `cores` the first 4,000 words that
 * stand in shorter ones. The same list gives the same file.
 */
const [, , source = ''] = process.argv;
const target = new URL('../../src/domain/people/passwords/common.bin', import.meta.url);
const all = (await Bun.file(source).text()).split('\n').map((line) => line.trim().toLowerCase());
const whole = first(6_000, (one) => one.length >= 12 && one.length <= 40);
const cores = first(4_000, (one) => /^[a-z]{4,11}$/.test(one));
const packed = Bun.zstdCompressSync(
  Buffer.from(JSON.stringify({ whole: whole.join('\n'), cores: cores.join('\n') })),
  { level: 19 },
);
await Bun.write(target, packed);
console.log(`${whole.length} passwords, ${cores.length} words, ${packed.length} bytes`);

function first(count: number, isWanted: (one: string) => boolean): string[] {
  return [...new Set(all.filter(isWanted))].slice(0, count).sort();
}
