import type { StoreRole } from './visit.ts';

const ranks = { author: 0, reviewer: 1, manager: 2, owner: 3 } as const satisfies Record<
  StoreRole,
  number
>;

/** What is done at a store, with the least role that may do it. Who may do more may do this too. */
const least = {
  see: 'author',
  research: 'author',
  write: 'author',
  edit: 'author',
  submit: 'author',
  'upload-images': 'author',
  'draft-posts': 'author',

  approve: 'reviewer',
  reject: 'reviewer',
  escalate: 'reviewer',
  check: 'reviewer',

  override: 'manager',
  schedule: 'manager',
  publish: 'manager',
  'import-stock': 'manager',
  feeds: 'manager',
  describe: 'manager',
  recommendations: 'manager',
  keys: 'manager',
  webhooks: 'manager',
  settings: 'manager',
  post: 'manager',
  reply: 'manager',
  leads: 'manager',
  share: 'manager',
  people: 'manager',

  'change-owners': 'owner',
  plan: 'owner',
  audit: 'owner',
  'sign-in-rules': 'owner',
} as const satisfies Record<string, StoreRole>;

export type Deed = keyof typeof least;

export const deeds = Object.keys(least) as Deed[];

export function may(role: StoreRole, deed: Deed): boolean {
  return ranks[role] >= ranks[least[deed]];
}
