import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { temporaryFolder } from '../support/folder.ts';
import { listing, listingFile } from '../support/make-listing.ts';
import { commands } from '../support/processes.ts';

test('takes a file in, lists its source, and settles what a site wants', async () => {
  await using program = commands();
  using folder = temporaryFolder();
  const file = join(folder.path, 'listings.csv');
  await Bun.write(file, listingFile([listing(1), listing(2), listing(3, { vin: 'nonsense' })]));
  const site = ['--name', 'Prairie', '--slug', 'prairie', '--zip', '68504', '--plan', 'unlimited'];
  expect((await program.run(['sites', 'create', ...site])).code).toBe(0);
  const made = await program.run(['market', 'import', file, '--json']);
  const { accepted, rejected, problems } = JSON.parse(made.output);
  expect([made.code, accepted, rejected, problems[0].line]).toEqual([0, 2, 1, 4]);
  const listed = JSON.parse((await program.run(['market', 'sources', '--json'])).output);
  expect(listed.sources[0]).toMatchObject({ name: 'listings', listed: 2, gone: 0 });
  const set = ['market', 'set', 'prairie', '--radius', '150', '--share-with', 'Harbor Group'];
  expect(JSON.parse((await program.run([...set, '--json'])).output)).toEqual({
    site: 'prairie',
    radius_miles: 150,
    share_with: 'harborgroup',
  });
  const off = await program.run(['market', 'set', 'prairie', '--no-sharing', '--json']);
  expect(JSON.parse(off.output)).toMatchObject({ radius_miles: 150, share_with: null });
}, 60_000);

test('says what is wrong in one line', async () => {
  await using program = commands();
  const wrong: [args: string[], code: number][] = [
    [['market', 'import', '/nowhere.csv'], 1],
    [['market', 'import', import.meta.path, '--country', 'SE'], 2],
    [['market', 'import', import.meta.path], 1],
    [['market', 'set', 'nobody', '--radius', '10'], 1],
  ];
  for (const [args, code] of wrong) {
    const run = await program.run(args);
    expect([args, run.code, run.errors.trim().split('\n').length]).toEqual([args, code, 1]);
  }
}, 60_000);
