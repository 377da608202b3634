import { Problem } from '../../problem.ts';
import { parseTimeAt } from '../../lib/local-time.ts';
import { escalateArticle } from '../../domain/content/approval/escalate.ts';
import { overrideApproval } from '../../domain/content/approval/override.ts';
import { rejectArticle } from '../../domain/content/approval/reject.ts';
import { scheduleArticle } from '../../domain/content/publication/schedule.ts';
import { unpublishArticle } from '../../domain/content/publication/unpublish.ts';
import type { Deed } from '../../domain/content/publication/finished-article.ts';
import type { SaidName } from '../components/said.tsx';
import { type Form, readForm } from '../form.ts';
import type { StoreVisit } from '../visit.ts';
import { showAsked, type Wrong } from './asked-page.tsx';
import { settle } from './decide.ts';
import type { AskedDeed } from './deed-form.tsx';

type Verb = (visit: StoreVisit, deed: Required<Deed>, form: Form) => Promise<unknown>;
type Asked = { said: SaidName; run: Verb };

const asked: Record<Exclude<AskedDeed, 'delete'>, Asked> = {
  reject: {
    said: 'rejected',
    run: ({ ctx, actor }, deed, form) =>
      rejectArticle(ctx, actor, { ...deed, reason: form.text('reason') }),
  },
  escalate: {
    said: 'escalated',
    run: ({ ctx, actor }, deed, form) => {
      const reason = form.text('reason');
      return escalateArticle(ctx, actor, { ...deed, to: form.text('to'), reason });
    },
  },
  override: {
    said: 'overridden',
    run: ({ ctx, actor }, deed, form) =>
      overrideApproval(ctx, actor, { ...deed, reason: form.text('reason') }),
  },
  schedule: {
    said: 'scheduled',
    run: ({ ctx, actor, site }, deed, form) => {
      const atMs = parseTimeAt(form.text('at'), site.timeZone) ?? 0;
      return scheduleArticle(ctx, actor, { ...deed, atMs });
    },
  },
  unpublish: {
    said: 'unpublished',
    run: ({ ctx, actor }, deed) => unpublishArticle(ctx, actor, deed),
  },
};

/** Sends one of these forms; what is wrong with it is said beside its field. */
export function sendAsked(name: Exclude<AskedDeed, 'delete'>) {
  return async (visit: StoreVisit): Promise<Response> => {
    const form = await readForm(visit.request);
    const { said, run } = asked[name];
    try {
      return await settle(visit, form, said, (deed) => run(visit, deed, form));
    } catch (error) {
      const wrong = wrongIn(visit, error);
      if (!wrong) throw error;
      const typed = Object.fromEntries(['reason', 'to', 'at'].map((one) => [one, form.text(one)]));
      return showAsked(visit, name, { typed, wrong, version: form.text('version') });
    }
  };
}

function wrongIn({ words }: StoreVisit, error: unknown): Wrong | null {
  if (!(error instanceof Problem) || error.code !== 'validation_error') return null;
  const issues = error.details?.issues as { path: string }[] | undefined;
  const said: Wrong = {
    reason: words.article.reasonWrong,
    to: words.article.reviewerWrong,
    at: words.article.timeWrong,
  };
  const fields = (issues ?? []).map(({ path }) => [path, said[path] ?? error.message] as const);
  return fields.length === 0 ? null : Object.fromEntries(fields);
}
