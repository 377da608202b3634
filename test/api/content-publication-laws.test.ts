import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { approveArticle } from '../../src/domain/content/approval/approve.ts';
import { escalateArticle } from '../../src/domain/content/approval/escalate.ts';
import { overrideApproval } from '../../src/domain/content/approval/override.ts';
import { rejectArticle } from '../../src/domain/content/approval/reject.ts';
import { submitArticle } from '../../src/domain/content/approval/submit.ts';
import { editBody } from '../../src/domain/content/publication/edit-body.ts';
import { publishArticle } from '../../src/domain/content/publication/publish.ts';
import { scheduleArticle } from '../../src/domain/content/publication/schedule.ts';
import { unpublishArticle } from '../../src/domain/content/publication/unpublish.ts';
import { hour } from '../../src/lib/clock.ts';
import { Problem } from '../../src/problem.ts';
import { type Desk, openDesk } from '../support/publication.ts';
import { rowsOf } from '../support/outbox.ts';
import { by } from '../support/acting.ts';

type Deed = (desk: Desk, nth: number) => Promise<unknown>;

const deeds: Record<string, Deed> = {
  submit: ({ ctx, deed }) => submitArticle(ctx, ...by(deed)),
  approve: ({ ctx, deed }) => approveArticle(ctx, ...by(deed)),
  reject: ({ ctx, deed }) => rejectArticle(ctx, ...by({ ...deed, reason: 'No.' })),
  escalate: ({ ctx, deed }) => escalateArticle(ctx, ...by({ ...deed, to: 'Kim' })),
  override: ({ ctx, deed }) => overrideApproval(ctx, ...by({ ...deed, reason: 'Now.' })),
  edit: ({ ctx, deed }, nth) => editBody(ctx, ...by({ ...deed, markdown: `Text ${nth % 4}.` })),
  publish: ({ ctx, deed }) => publishArticle(ctx, ...by(deed)),
  unpublish: ({ ctx, deed }) => unpublishArticle(ctx, ...by(deed)),
  schedule: ({ ctx, deed, app }) => {
    return scheduleArticle(ctx, ...by({ ...deed, atMs: app.clock.now() + 2 * hour }));
  },
  wait: async ({ app }) => {
    app.clock.advance(hour);
    await app.run('publish-scheduled');
  },
};
const steps = fc.array(fc.constantFrom(...Object.keys(deeds)), { minLength: 10, maxLength: 40 });

/** Does what is allowed; true when it was. */
async function attempt(desk: Desk, name: string, nth: number): Promise<boolean> {
  try {
    await deeds[name]?.(desk, nth);
    return true;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'conflict') throw error;
    return false;
  }
}

function stateOf({ app }: Desk) {
  const [article] = rowsOf(app, 'articles');
  const [body] = rowsOf(app, 'components');
  const versions = rowsOf(app, 'article_versions');
  const transitions = rowsOf(app, 'article_transitions');
  return { article, body, versions, transitions };
}

describe('whatever people do, in whatever order', () => {
  test('readers see only what was approved, and each change is kept and told once', async () => {
    await using desk = await openDesk();
    /** Hashes of the texts that were approved or overridden. */
    const allowed = new Set<string>();
    await fc.assert(
      fc.asyncProperty(steps, async (names) => {
        for (const [nth, name] of names.entries()) {
          const before = stateOf(desk);
          const told = desk.told().length;
          const isDone = await attempt(desk, name, nth);
          const after = stateOf(desk);
          const { article, body, versions, transitions } = after;
          const made = transitions.length - before.transitions.length;
          const events = desk.told().length - told;
          if (!isDone) expect(after).toEqual(before);
          else if (name === 'edit') expect([made <= 1, events]).toEqual([true, 0]);
          else expect([name, made]).toEqual([name, events]);
          const last = transitions.at(-1);
          if (made > 0 && /^(approve|override)$/.test(last.action)) allowed.add(last.body_hash);

          const isPublic = article.posting_status === 'published';
          expect(isPublic).toBe(article.published_version !== null);
          expect(article.posting_status === 'draft').toBe(article.publish_at === null);
          const shown = versions.find((one) => one.version === article.published_version);
          if (isPublic) expect(allowed).toContain(shown.body_hash);
          if (versions.length > 0) expect(versions.at(-1).content).toBe(body.content);
          expect(versions.map((one) => one.version)).toEqual(versions.map((_, index) => index + 1));
        }
      }),
      { numRuns: 12 },
    );
  });
});
