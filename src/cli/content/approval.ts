import { approveArticle } from '../../domain/content/approval/approve.ts';
import { escalateArticle } from '../../domain/content/approval/escalate.ts';
import { overrideApproval } from '../../domain/content/approval/override.ts';
import { rejectArticle } from '../../domain/content/approval/reject.ts';
import { submitArticle } from '../../domain/content/approval/submit.ts';
import { type DeedOptions, doDeed } from './deed.ts';

type WithReason = DeedOptions & { reason: string };

export async function submit(id: string, options: DeedOptions): Promise<void> {
  await doDeed(id, options, submitArticle);
}

export async function approve(id: string, options: DeedOptions): Promise<void> {
  await doDeed(id, options, approveArticle);
}

export async function reject(id: string, { reason, ...options }: WithReason): Promise<void> {
  await doDeed(id, options, (ctx, actor, deed) => rejectArticle(ctx, actor, { ...deed, reason }));
}

export async function escalate(
  id: string,
  { to, reason, ...options }: DeedOptions & { to: string; reason?: string },
): Promise<void> {
  await doDeed(id, options, (ctx, actor, deed) =>
    escalateArticle(ctx, actor, { ...deed, to, reason }),
  );
}

export async function override(id: string, { reason, ...options }: WithReason): Promise<void> {
  await doDeed(id, options, (ctx, actor, deed) =>
    overrideApproval(ctx, actor, { ...deed, reason }),
  );
}
