import { expect, test } from 'bun:test';
import { commands } from '../support/processes.ts';

test('a post is previewed, scheduled, shown and marked by commands, without a login', async () => {
  await using program = commands();
  const run = async (...args: string[]) => {
    const { code, output, errors } = await program.run([...args, '--json']);
    expect([args, code, errors]).toEqual([args, 0, '']);
    return JSON.parse(output);
  };
  await run('sites', 'create', '--name', 'Lakeside', '--slug', 'lakeside');
  const at = ['--site', 'lakeside'];
  const words = [
    '--text',
    'Winter tires are in stock.',
    '--link',
    'https://lakeside.example/tires',
  ];
  const { previews } = await run('social', 'preview', ...at, ...words);
  expect(previews.map((one: { platform: string }) => one.platform)).toHaveLength(5);
  const instagram = previews.find((one: { platform: string }) => one.platform === 'instagram');
  expect(instagram.faults).toEqual(['instagram takes no post without an image']);
  const account = await run('social', 'connect', 'x', ...at, '--by-hand', '@lakeside');
  expect([account.status, account.by_hand]).toEqual(['connected', true]);
  const who = ['--account', account.id, '--by', 'Ana'];
  const draft = await run('social', 'post', ...at, ...words, ...who, '--draft');
  expect(draft.status).toBe('draft');
  const sent = await run('social', 'release', draft.id, ...at);
  expect(sent.targets[0].status).toBe('awaiting_person');
  const url = 'https://x.com/lakeside/status/1';
  const marked = await run('social', 'posted', draft.id, ...at, '--url', url);
  expect([marked.status, marked.targets[0].external_url]).toEqual(['published', url]);
  expect((await run('social', 'posts', ...at)).posts).toHaveLength(1);
  expect((await run('social', 'reviews', ...at)).reviews).toEqual([]);
  await run('social', 'disconnect', account.id, ...at);
  expect((await run('social', 'accounts', ...at)).accounts).toEqual([]);
  const again = await program.run(['social', 'disconnect', account.id, ...at]);
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining('no connected account')]);
}, 120_000);

test('a login needs settings, and every mistake is named', async () => {
  await using program = commands();
  await program.run(['sites', 'create', '--name', 'Lakeside', '--slug', 'lakeside']);
  const at = ['--site', 'lakeside'];
  const id = '01960000-0000-7000-8000-00000000aaaa';
  for (const [args, code, words] of [
    [['connect', 'facebook'], 1, 'META_APP_ID'],
    [['connect', 'myspace'], 2, 'must be one of'],
    [['connect', 'x', '--port', '99999'], 2, 'from 0 to 65535'],
    [['connect', 'x', '--redirect', 'nowhere'], 2, 'must be the address'],
    [['connect', 'x', '--redirect', 'https://cars.example/back'], 1, 'Nothing was pasted'],
    [['show', 'not-an-id'], 2, 'must be an id'],
    [['show', id], 1, `no post ${id}`],
    [['disconnect', id], 1, 'no connected account'],
    [['posts', '--status', 'lost'], 2, 'must be one of'],
    [['preview', '--text', ' '], 2, 'must not be empty'],
    [['preview', '--text', 'Hi', '--link', 'javascript:1'], 2, 'must be the address of a page'],
  ] as const) {
    const run = await program.run(['social', ...args, ...at], { X_CLIENT_ID: 'client' });
    expect([args, run.code, run.errors.includes(words)]).toEqual([args, code, true]);
  }
}, 120_000);
