import { describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { buildApp } from '../../src/app.ts';
import { createArticle } from '../../src/domain/content/creation/create-article.ts';
import { createIdeacloud } from '../../src/domain/ideaclouds/create.ts';
import { makeConfig } from '../../src/config/config.ts';
import { makeLog } from '../../src/lib/log.ts';
import { findSiteBySlug } from '../../src/domain/site/store.ts';
import { quickProviders } from '../support/canned-providers.ts';
import { type Commands, commands } from '../support/processes.ts';

/** A finished article of the site "prairie"; its id. */
async function makeArticle(program: Commands): Promise<string> {
  const { id: keyId } = await program.makeStore();
  const config = makeConfig({ DATA_DIR: program.folder, LOG_LEVEL: 'silent' });
  const parts = { log: makeLog('silent'), providers: quickProviders() };
  await using app = buildApp(config, { ...parts, synchronous: 'OFF' });
  const site = await findSiteBySlug(app.ctx.reader, 'prairie');
  if (!site) throw new Error('The site is missing.');
  const cloud = await createIdeacloud(app.ctx, site.id, { keyword: 'snow tires' });
  await app.runLoop('drain-tasks');
  const input = { ideacloud_id: cloud.id, article_type: 'basic' } as const;
  const maker = { kind: 'key', keyId, siteId: site.id } as const;
  const { row } = await createArticle(app.ctx, maker, input);
  await app.runLoop('drain-tasks');
  return row.id;
}

describe('forecourt content', () => {
  test('takes an article from its submission to its readers', async () => {
    await using program = commands();
    const id = await makeArticle(program);
    const site = ['--site', 'prairie'];
    async function json(...args: string[]) {
      const { code, output, errors } = await program.run(['content', ...args, ...site, '--json']);
      expect([args, code, errors]).toEqual([args, 0, '']);
      return JSON.parse(output);
    }

    const ana = ['--by', 'Ana', '--if-version', '1'];
    expect(await json('submit', id, ...ana)).toMatchObject({ approval_status: 'submitted' });
    const file = join(program.folder, 'text.md');
    await Bun.write(file, '# Snow tires\n\nMeasure the tread before the snow comes.\n');
    expect(await json('edit', id, '--by', 'Ana', '--file', file)).toMatchObject({
      title: 'Snow tires',
      version: 2,
      approval_status: 'submitted',
    });
    const { articles } = await json('list', '--approval', 'submitted');
    expect(articles).toMatchObject([{ id, posting_status: 'draft', approval_status: 'submitted' }]);
    await json('escalate', id, '--by', 'Sam', '--to', 'Kim', '--reason', 'A price.');
    await json('approve', id, '--by', 'Kim', '--if-version', '2');
    const at = ['--at', '2099-05-04 08:00'];
    expect(await json('schedule', id, '--by', 'Mia', ...at)).toMatchObject({
      posting_status: 'scheduled',
      publish_at: '2099-05-04T13:00:00.000Z',
      slug: 'snow-tires',
    });
    expect(await json('publish', id, '--by', 'Mia')).toMatchObject({
      posting_status: 'published',
      published_version: 2,
    });
    const shown = await json('show', id);
    const deeds = ['submit', 'edit', 'escalate', 'approve', 'schedule', 'publish'];
    expect(shown.history.map((one: { action: string }) => one.action)).toEqual(deeds);
    expect(shown.history[2]).toMatchObject({ by: 'Sam', assignee: 'Kim', reason: 'A price.' });
    expect(shown.versions).toMatchObject([
      { version: 1, made_by: null },
      { version: 2, made_by: 'Ana' },
    ]);
    const first = await program.run(['content', 'show', id, ...site, '--text', '1']);
    expect(first.output).toStartWith('# All about snow tires\n');
  }, 300_000);

  test('says in one line why not', async () => {
    await using program = commands();
    const id = await makeArticle(program);
    const who = ['--site', 'prairie', '--by', 'Ana'];
    const cases: [code: number, words: string, args: string[]][] = [
      [1, 'not approved', ['publish', id, ...who]],
      [1, 'version 1', ['submit', id, ...who, '--if-version', '3']],
      [1, 'no file', ['edit', id, ...who, '--file', '/nowhere.md']],
      [2, 'submitted', ['list', '--site', 'prairie', '--approval', 'maybe']],
      [2, 'id', ['submit', 'seven', ...who]],
      [1, 'has no article', ['submit', crypto.randomUUID(), ...who]],
      [2, 'at the store', ['schedule', id, ...who, '--at', '2099-02-30 08:00']],
      [2, 'reason', ['override', id, ...who, '--reason', ' ']],
    ];
    const outcomes = await Promise.all(
      cases.map(([, , args]) => program.run(['content', ...args])),
    );
    for (const [index, [code, words, args]] of cases.entries()) {
      const outcome = outcomes[index];
      expect([args, outcome?.code, outcome?.output]).toEqual([args, code, '']);
      expect(outcome?.errors).toContain(words);
      expect(outcome?.errors.trim().split('\n')).toHaveLength(1);
    }
  }, 300_000);

  test('tells whether a site asks for approvals', async () => {
    await using program = commands();
    await program.makeStore();
    const update = ['sites', 'update', 'prairie', '--require-approval'];
    const [off, refused] = await Promise.all([
      program.run([...update, 'off', '--json']),
      program.run([...update, 'maybe']),
    ]);
    expect(JSON.parse(off.output).require_approval).toBe(false);
    expect([refused.code, refused.errors]).toEqual([2, expect.stringContaining('on or off')]);
  }, 300_000);
});
