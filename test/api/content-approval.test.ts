import { describe, expect, test } from 'bun:test';
import { approveArticle } from '../../src/domain/content/approval/approve.ts';
import { escalateArticle } from '../../src/domain/content/approval/escalate.ts';
import { overrideApproval } from '../../src/domain/content/approval/override.ts';
import { rejectArticle } from '../../src/domain/content/approval/reject.ts';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import type { Context } from '../../src/context.ts';
import { unknownId } from '../support/callers.ts';
import { quickProviders } from '../support/canned-providers.ts';
import { harness } from '../support/harness.ts';
import { makeIdeacloud } from '../support/make-article.ts';
import { rowsOf } from '../support/outbox.ts';
import { type Desk, openDesk, refusal } from '../support/publication.ts';
import { by, type NamedDeed } from '../support/acting.ts';
import { inLane } from '../../src/db/write.ts';

type Verb = (ctx: Context, deed: NamedDeed) => Promise<unknown>;

const verbs: Record<string, Verb> = {
  submit: (ctx, deed) => submitArticle(ctx, ...by(deed)),
  approve: (ctx, deed) => approveArticle(ctx, ...by(deed)),
  reject: (ctx, deed) => rejectArticle(ctx, ...by({ ...deed, reason: 'Too long.' })),
  escalate: (ctx, deed) => escalateArticle(ctx, ...by({ ...deed, to: 'Kim' })),
  override: (ctx, deed) => overrideApproval(ctx, ...by({ ...deed, reason: 'The fair is today.' })),
};

/** Contract section 12: what each verb makes of each state; nothing is a refusal. */
const table: Record<string, Partial<Record<string, string>>> = {
  none: { submit: 'submitted', override: 'overridden' },
  submitted: {
    approve: 'approved',
    reject: 'rejected',
    escalate: 'escalated',
    override: 'overridden',
  },
  escalated: {
    approve: 'approved',
    reject: 'rejected',
    escalate: 'escalated',
    override: 'overridden',
  },
  rejected: { submit: 'submitted', override: 'overridden' },
  approved: {},
  overridden: {},
};

async function does(desk: Desk, ...names: string[]): Promise<void> {
  for (const name of names) await verbs[name]?.(desk.ctx, desk.deed);
}

const ways: Record<string, string[]> = {
  none: [],
  submitted: ['submit'],
  escalated: ['submit', 'escalate'],
  rejected: ['submit', 'reject'],
  approved: ['submit', 'approve'],
  overridden: ['override'],
};

describe('approval', () => {
  test.each(Object.keys(table))(
    'of an article that is "%s" goes where the contract says',
    async (state) => {
      await using desk = await openDesk();
      const next = table[state] ?? {};
      for (const [name, verb] of Object.entries(verbs)) {
        await desk.ctx.write(async (tx) => {
          const bare = `UPDATE articles SET approval_status = 'none'`;
          await tx.db.run(bare);
        }, inLane('test'));
        await does(desk, ...(ways[state] ?? []));
        expect((await desk.read()).approval_status).toBe(state);
        const before = [rowsOf(desk.app, 'article_transitions'), desk.told()];
        const goal = next[name];
        if (goal) {
          await verb(desk.ctx, desk.deed);
          expect([name, (await desk.read()).approval_status]).toEqual([name, goal]);
        } else {
          expect(await refusal('conflict', verb(desk.ctx, desk.deed))).toMatch(
            /^The article is .+\.$/,
          );
          expect((await desk.read()).approval_status).toBe(state);
          expect([rowsOf(desk.app, 'article_transitions'), desk.told()]).toEqual(before);
        }
      }
    },
  );

  test('is told step by step, and kept with who, why and which text', async () => {
    await using desk = await openDesk();
    const { ctx, deed } = desk;
    const sam = { ...deed, by: ' Sam Reed ' };
    await submitArticle(ctx, ...by(deed));
    await rejectArticle(ctx, ...by({ ...sam, reason: ' Too long. ' }));
    await submitArticle(ctx, ...by(deed));
    await escalateArticle(ctx, ...by({ ...sam, to: ' Kim ', reason: 'A price is in it.' }));
    await escalateArticle(ctx, ...by({ ...sam, by: 'Kim', to: 'Lee' }));
    await approveArticle(ctx, ...by({ ...sam, by: 'Lee' }));
    expect(desk.told()).toEqual([
      ['content.approval.submitted', { submitted_by: 'Ana' }],
      ['content.approval.rejected', { rejected_by: 'Sam Reed', reason: 'Too long.' }],
      ['content.approval.submitted', { submitted_by: 'Ana' }],
      ['content.approval.escalated', { escalated_to: 'Kim' }],
      ['content.approval.escalated', { escalated_to: 'Lee' }],
      ['content.approval.approved', { approved_by: 'Lee' }],
    ]);
    expect(await desk.history()).toEqual([
      'submit none>submitted Ana',
      'reject submitted>rejected Sam Reed',
      'submit rejected>submitted Ana',
      'escalate submitted>escalated Sam Reed',
      'escalate escalated>escalated Kim',
      'approve escalated>approved Lee',
    ]);
    const rows = rowsOf(desk.app, 'article_transitions');
    expect(rows[3]).toMatchObject({ reason: 'A price is in it.', assignee: 'Kim', version: 1 });
    expect(new Set(rows.map((row) => row.body_hash)).size).toBe(1);
  });

  test('an override says who and why', async () => {
    await using desk = await openDesk();
    await overrideApproval(desk.ctx, ...by({ ...desk.deed, reason: 'The fair is today.' }));
    expect(desk.told()).toEqual([
      ['content.approval.overridden', { overridden_by: 'Ana', reason: 'The fair is today.' }],
    ]);
  });

  test('of two people at once one wins, and the other learns of it', async () => {
    await using desk = await openDesk();
    const { ctx, deed } = desk;
    await submitArticle(ctx, ...by(deed));
    const both = await Promise.allSettled([
      approveArticle(ctx, ...by({ ...deed, by: 'Sam' })),
      rejectArticle(ctx, ...by({ ...deed, by: 'Kim', reason: 'No.' })),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await desk.read()).approval_status).toBe('approved');
    expect(desk.told()).toHaveLength(2);
  });

  test('asks for a name and, where somebody is overruled, for a reason', async () => {
    await using desk = await openDesk();
    const { ctx, deed } = desk;
    expect(
      await refusal('validation_error', submitArticle(ctx, ...by({ ...deed, by: ' ' }))),
    ).toContain('by');
    const silent = { ...deed, reason: '  ' };
    expect(await refusal('validation_error', overrideApproval(ctx, ...by(silent)))).toContain(
      'reason',
    );
    expect(await refusal('validation_error', rejectArticle(ctx, ...by(silent)))).toContain(
      'reason',
    );
    const nobody = { ...deed, to: '' };
    expect(await refusal('validation_error', escalateArticle(ctx, ...by(nobody)))).toContain('to');
    expect(desk.told()).toEqual([]);
  });

  test('knows no article of another site, and none that does not exist', async () => {
    await using desk = await openDesk();
    const { ctx, deed } = desk;
    const other = await desk.app.makeSite();
    const words = await refusal(
      'not_found',
      submitArticle(ctx, ...by({ ...deed, siteId: other.id })),
    );
    expect(
      await refusal('not_found', submitArticle(ctx, ...by({ ...deed, articleId: unknownId }))),
    ).toBe(words);
  });

  test('has nothing to approve before the article is written', async () => {
    await using app = harness({ overrides: { providers: quickProviders() } });
    const { ctx } = app.app;
    const site = await app.makeSite();
    const client = await app.client(site);
    const ideacloud_id = await makeIdeacloud(app, client);
    const body = { ideacloud_id, article_type: 'basic' };
    const { id } = (await client.post('/content', body)).body.data;
    const deed = { siteId: site.id, articleId: id, by: 'Ana' };
    expect(await refusal('conflict', submitArticle(ctx, ...by(deed)))).toContain(
      'is being written',
    );
    await app.drain();
    await submitArticle(ctx, ...by(deed));
    await app.drain();
  });
});
