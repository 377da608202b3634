/** Where an article stands between its author and its readers. */
export type Standing = {
  siteId: string;
  approval: string;
  posting: string;
  publishAt: number | null;
  /** Of its present text. */
  version: number;
  publishedVersion: number | null;
  /** The last that was edited into it. */
  text: string | null;
  /** When somebody last did something about it, on the wall. */
  since: number;
};

export type DeedName =
  | 'submit'
  | 'approve'
  | 'reject'
  | 'escalate'
  | 'override'
  | 'schedule'
  | 'publish'
  | 'unpublish'
  | 'edit';

/** What a person means to do about an article. */
export type Deed = { name: DeedName; by: string; atMs: number; text: string };

/** Contract section 12, in the model's own words: from where each step leads where. */
export const approvals: Partial<Record<DeedName, { from: readonly string[]; to: string }>> = {
  submit: { from: ['none', 'rejected'], to: 'submitted' },
  approve: { from: ['submitted', 'escalated'], to: 'approved' },
  reject: { from: ['submitted', 'escalated'], to: 'rejected' },
  escalate: { from: ['submitted', 'escalated'], to: 'escalated' },
  override: { from: ['none', 'submitted', 'rejected', 'escalated'], to: 'overridden' },
};

/** What subscriptions hear of each step. */
export const eventOf: Readonly<Record<DeedName, string | null>> = {
  submit: 'content.approval.submitted',
  approve: 'content.approval.approved',
  reject: 'content.approval.rejected',
  escalate: 'content.approval.escalated',
  override: 'content.approval.overridden',
  schedule: 'content.scheduled',
  publish: 'content.published',
  unpublish: 'content.unpublished',
  edit: null,
};

export function newStanding(siteId: string): Standing {
  return {
    siteId,
    approval: 'none',
    posting: 'draft',
    publishAt: null,
    version: 1,
    publishedVersion: null,
    text: null,
    since: 0,
  };
}

export function isApproved({ approval }: Standing): boolean {
  return approval === 'approved' || approval === 'overridden';
}

/** Whether it can be done now. `isFree`: the site lets this text be published. */
export function isPossible(one: Standing, deed: Deed, isFree: boolean, wallNow: number): boolean {
  const { name } = deed;
  const step = approvals[name];
  if (step) return step.from.includes(one.approval);
  const isRead = one.posting === 'published';
  if (name === 'schedule') return !isRead && isFree && deed.atMs > wallNow;
  if (name === 'publish') return isFree && !(isRead && one.publishedVersion === one.version);
  return name === 'edit' || one.posting !== 'draft';
}

/** What a step that was taken at `at` makes of it. */
export function stepTaken(one: Standing, name: DeedName, at: number, deed: Deed | null): void {
  one.since = at;
  const step = approvals[name];
  if (step) one.approval = step.to;
  if (name === 'edit') {
    one.version += 1;
    one.text = deed?.text ?? null;
    if (isApproved(one)) one.approval = 'none';
  }
  if (name === 'schedule') Object.assign(one, { posting: 'scheduled', publishAt: deed?.atMs });
  if (name === 'unpublish') {
    Object.assign(one, { posting: 'draft', publishAt: null, publishedVersion: null });
  }
  if (name !== 'publish') return;
  if (one.posting !== 'published') one.publishAt = at;
  Object.assign(one, { posting: 'published', publishedVersion: one.version });
}
