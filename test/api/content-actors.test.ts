import { describe, expect, test } from 'bun:test';
import type { Actor } from '../../src/actor.ts';
import { approveArticle } from '../../src/domain/content/approval/approve.ts';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import { createArticle } from '../../src/domain/content/creation/create-article.ts';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { scheduleArticle } from '../../src/domain/content/publication/schedule.ts';
import { listTransitions } from '../../src/domain/content/publication/transitions-store.ts';
import { listVersions } from '../../src/domain/content/publication/versions-store.ts';
import { hour } from '../../src/lib/clock.ts';
import { makeIdeacloud } from '../support/make-article.ts';
import { type Desk, openDesk } from '../support/publication.ts';

function people({ site }: Desk) {
  const person = { kind: 'person', siteId: site.id } as const;
  return {
    ana: { ...person, userId: 'user-ana', name: 'Ana', role: 'author' },
    sam: { ...person, userId: 'user-sam', name: ' Sam ', role: 'reviewer' },
    partner: { kind: 'key', siteId: site.id, keyId: 'key-1' },
  } satisfies Record<string, Actor>;
}

describe('who acts is recorded', () => {
  test('in the history: a person with a role, a key, the program', async () => {
    await using desk = await openDesk();
    const { ctx, app, site, deed } = desk;
    const { ana, sam, partner } = people(desk);
    const { articleId } = deed;
    await editBody(ctx, partner, { articleId, markdown: 'A text of theirs.' });
    await submitArticle(ctx, ana, { articleId });
    await approveArticle(ctx, sam, { articleId });
    await scheduleArticle(ctx, sam, { articleId, atMs: app.clock.now() + hour });
    app.clock.advance(hour);
    await app.run('publish-scheduled');
    const history = await listTransitions(ctx.reader, site.id, articleId);
    const recorded = history.map((row) => [
      row.action,
      row.actor,
      row.actorKind,
      row.actorId,
      row.actorRole,
    ]);
    expect(recorded).toEqual([
      ['edit', 'key key-1', 'key', 'key-1', null],
      ['submit', 'Ana', 'person', 'user-ana', 'author'],
      ['approve', 'Sam', 'person', 'user-sam', 'reviewer'],
      ['schedule', 'Sam', 'person', 'user-sam', 'reviewer'],
      ['publish', 'schedule', 'program', null, null],
    ]);
    expect(
      desk.told().map(([type, data]) => [type, data.submitted_by ?? data.approved_by]),
    ).toEqual([
      ['content.approval.submitted', 'Ana'],
      ['content.approval.approved', 'Sam'],
      ['content.scheduled', undefined],
      ['content.published', undefined],
    ]);
  });

  test('in the versions of a text: nobody for what the writer wrote', async () => {
    await using desk = await openDesk();
    const { ctx, site, deed } = desk;
    const { ana } = people(desk);
    await editBody(ctx, ana, { articleId: deed.articleId, markdown: 'A text of hers.' });
    const versions = await listVersions(ctx.reader, site.id, deed.articleId);
    expect(versions.map((row) => [row.madeBy, row.madeByKind, row.madeById])).toEqual([
      [null, null, null],
      ['Ana', 'person', 'user-ana'],
    ]);
  });

  test("in an article's metadata: the key, or the person in the dashboard", async () => {
    await using desk = await openDesk();
    const { app, ctx, client } = desk;
    const { ana, partner } = people(desk);
    const ideacloud_id = await makeIdeacloud(app, client, 'brakes');
    const metadataBy = async (actor: Actor) => {
      const input = { ideacloud_id, article_type: 'basic' } as const;
      const { row } = await createArticle(ctx, actor, input);
      return (await client.get(`/content/${row.id}`)).body.data.metadata;
    };
    const { source, user_id, api_key_id } = await metadataBy(ana);
    expect([source, user_id, api_key_id]).toEqual(['dashboard', 'user-ana', undefined]);
    const other = await metadataBy(partner);
    expect([other.source, other.user_id, other.api_key_id]).toEqual([
      'public_api',
      undefined,
      'key-1',
    ]);
  });

  test('and acts on its own site alone', async () => {
    await using desk = await openDesk();
    const other = await desk.app.makeSite();
    const stranger = { ...people(desk).ana, siteId: other.id };
    const tried = submitArticle(desk.ctx, stranger, { articleId: desk.deed.articleId });
    await expect(tried).rejects.toThrow();
    expect(await desk.history()).toEqual([]);
  });
});
