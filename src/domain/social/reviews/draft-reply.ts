import type { Context } from '../../../context.ts';
import { sha256Hex } from '../../../lib/hash.ts';
import { loadStoreProfile } from '../../site/store-profile.ts';
import { type ReviewRow, reviewOf } from './store.ts';

type Store = { name: string; phone: string | null };

/** What a review is about, as far as its words tell. */
const topics: readonly { name: string; pattern: RegExp }[] = [
  { name: 'the service department', pattern: /\b(?:service|repair|oil change|mechanic|tech)/i },
  { name: 'the waiting time', pattern: /\b(?:wait(?:ed|ing)?|hours|delay|slow|late)\b/i },
  { name: 'the purchase', pattern: /\b(?:bought|buying|purchase|sales(?:man|person|woman)?)\b/i },
  { name: 'the paperwork', pattern: /\b(?:paperwork|financ\w+|contract|title|registration)\b/i },
  { name: 'the price', pattern: /\b(?:price|pricing|fees?|expensive|overcharged)\b/i },
  { name: 'our communication', pattern: /\b(?:call(?:ed|s)?|phone|email|text|respon\w+)\b/i },
];

const openings = {
  good: ['Thank you for taking the time to write.', 'Thank you for your kind words.'],
  middling: ['Thank you for telling us how it went.', 'Thank you for your honest words.'],
  bad: [
    'Thank you for telling us, and we are sorry to read this.',
    'We are sorry that your visit did not go well.',
  ],
} as const;

/**
 * A draft from what is known: the words of the review and the store's own name and telephone
 * number. It promises nothing, offers nothing, asks for no change, and names neither the author nor
 * a deal.
 */
export function draftReply(
  review: Pick<ReviewRow, 'id' | 'starRating' | 'text'>,
  { name, phone }: Store,
): string {
  const kind = review.starRating >= 4 ? 'good' : review.starRating === 3 ? 'middling' : 'bad';
  const turn = Number.parseInt(sha256Hex(review.id).slice(0, 6), 16);
  const opening = openings[kind][turn % openings[kind].length] ?? '';
  const topic = topics.find(({ pattern }) => pattern.test(review.text ?? ''))?.name;
  const about = aboutTopic(kind, topic);
  const contact =
    phone === null ? 'Please ask for a manager at the store' : `Please call us at ${phone}`;
  const ending =
    kind === 'good'
      ? `Everybody at ${name} was glad to read it.`
      : `${contact}, so that we can hear from you directly. ${name}`;
  return [opening, about, ending].filter((part) => part !== '').join(' ');
}

function aboutTopic(kind: keyof typeof openings, topic: string | undefined): string {
  if (topic === undefined) return '';
  if (kind === 'good') return `We have passed on what you say about ${topic}.`;
  return `What you write about ${topic} has been read by the people who are responsible for it.`;
}

/** The same for a review of the site. */
export async function draftFor(
  { reader }: Pick<Context, 'reader'>,
  siteId: string,
  id: string,
): Promise<{ review: ReviewRow; draft: string }> {
  const review = await reviewOf(reader, siteId, id);
  const store = await loadStoreProfile(reader, siteId);
  return { review, draft: draftReply(review, store) };
}
