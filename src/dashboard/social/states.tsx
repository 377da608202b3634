import type { Platform, PostStatus, TargetStatus } from '../../../schema/contracts/social.ts';
import type { Post } from '../../domain/social/posts-store.ts';
import { Badge, type Tone } from '../components/badge.tsx';
import type { StoreVisit } from '../visit.ts';

const tones: Record<PostStatus, Tone> = {
  draft: 'idle',
  scheduled: 'info',
  publishing: 'info',
  published: 'ok',
  partially_published: 'warn',
  failed: 'bad',
  unpublished: 'idle',
};

const targetTones: Record<TargetStatus, Tone> = {
  pending: 'idle',
  publishing: 'info',
  processing: 'info',
  awaiting_person: 'warn',
  published: 'ok',
  failed: 'bad',
  unpublishing: 'info',
  unpublished: 'idle',
  delete_unsupported: 'warn',
};

type Stated = Pick<Post, 'status' | 'heldBy' | 'override' | 'targets'>;

export function isHeld({ status, heldBy, override }: Omit<Stated, 'targets'>): boolean {
  return status === 'draft' && heldBy !== null && override === null;
}

/** Where a post stands, in one word: what somebody has to do comes first. */
export function PostState({ visit, post }: { visit: StoreVisit; post: Stated }) {
  const { social } = visit.words;
  if (isHeld(post)) return <Badge tone="warn">{social.states.held}</Badge>;
  const isByHand = post.targets.some(({ status }) => status === 'awaiting_person');
  if (isByHand) return <Badge tone="warn">{social.targetStates.awaiting_person}</Badge>;
  return <Badge tone={tones[post.status]}>{social.states[post.status]}</Badge>;
}

export function TargetState({ visit, status }: { visit: StoreVisit; status: TargetStatus }) {
  return <Badge tone={targetTones[status]}>{visit.words.social.targetStates[status]}</Badge>;
}

/** "Facebook, Google Business", each once. */
export function networksOf({ words }: StoreVisit, platforms: readonly Platform[]): string {
  return [...new Set(platforms)].map((one) => words.social.networks[one]).join(', ');
}
