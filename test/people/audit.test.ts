import { describe, expect, test } from 'bun:test';
import { listAudit } from '../../src/domain/audit/audit-store.ts';
import { audit } from '../../src/domain/audit/audit.ts';
import { auditDeeds } from '../../src/domain/audit/deeds.ts';
import { approveArticle } from '../../src/domain/content/approval/approve.ts';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import { inLane } from '../../src/db/write.ts';
import { hour } from '../../src/lib/clock.ts';
import { editorialActions } from '../../schema/tables/article-history.ts';
import type { PersonActor } from '../../src/actor.ts';
import { openDesk } from '../support/publication.ts';
import { peopleHarness } from '../support/people.ts';
import { rowsIn } from '../support/rows-in.ts';

const who = { kind: 'person', userId: 'u1', name: 'Ana Ruiz', address: '192.0.2.7' } as const;

describe('the log', () => {
  test('has every deed on an article, by whom and from where, in the same write', async () => {
    await using desk = await openDesk();
    const { ctx, site } = desk;
    const { articleId } = desk.deed;
    const ana: PersonActor = { ...who, siteId: site.id, role: 'author' };
    const bea: PersonActor = { ...ana, userId: 'u2', name: 'Bea', role: 'reviewer' };
    await submitArticle(ctx, ana, { articleId });
    await approveArticle(ctx, bea, { articleId });
    await expect(approveArticle(ctx, bea, { articleId })).rejects.toThrow('approved');
    const { rows } = await listAudit(ctx.reader, site.id, { group: 'article' }, { limit: 9 });
    expect(rows).toMatchObject([
      { deed: 'article.approve', actor: 'Bea', actorId: 'u2', actorRole: 'reviewer' },
      { deed: 'article.submit', actor: 'Ana Ruiz', actorId: 'u1', actorRole: 'author' },
    ]);
    const [{ subjectId, address, detail } = {}] = rows;
    expect([subjectId, address]).toEqual([articleId, '192.0.2.7']);
    expect(detail).toMatchObject({ version: 1, from: 'submitted', to: 'approved' });
  });

  test('has a name for each step in the life of an article', () => {
    const names: readonly string[] = auditDeeds;
    expect(editorialActions.filter((one) => !names.includes(`article.${one}`))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('has nothing of a write that came to nothing', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const actor: PersonActor = { ...who, siteId: site.id, role: 'owner' };
    const failed = ctx.write(async (tx) => {
      await audit(tx, actor, 'site.change', { kind: 'site', id: site.id });
      throw new Error('no');
    }, inLane(site.id));
    await expect(failed).rejects.toThrow('no');
    expect(rowsIn(ctx, 'SELECT id FROM audit_entries')).toEqual([]);
  });

  test('is filtered by deed, group, person, subject and time', async () => {
    await using app = peopleHarness();
    const { ctx } = app.app;
    const site = await app.makeSite();
    const ana: PersonActor = { ...who, siteId: site.id, role: 'owner' };
    const start = ctx.clock.now();
    const deeds = ['key.create', 'key.revoke', 'share.end'] as const;
    for (const [count, deed] of deeds.entries()) {
      const actor = { ...ana, userId: `u${count}` };
      const subject = { kind: 'thing', id: `s${count}` };
      await ctx.write((tx) => audit(tx, actor, deed, subject), inLane(site.id));
      app.clock.advance(hour);
    }
    const found = async (filter: Parameters<typeof listAudit>[2]) =>
      (await listAudit(ctx.reader, site.id, filter, { limit: 9 })).rows.map(({ deed }) => deed);
    expect(await found({})).toEqual([...deeds].reverse());
    expect(await found({ deed: 'key.create' })).toEqual(['key.create']);
    expect(await found({ group: 'key' })).toEqual(['key.revoke', 'key.create']);
    expect(await found({ group: '%' })).toEqual([]);
    expect(await found({ group: 'k' })).toEqual([]);
    expect(await found({ userId: 'u2' })).toEqual(['share.end']);
    expect(await found({ subjectId: 's1' })).toEqual(['key.revoke']);
    expect(await found({ from: start + hour })).toEqual(['share.end', 'key.revoke']);
    expect(await found({ to: start + hour })).toEqual(['key.create']);
  });
});
