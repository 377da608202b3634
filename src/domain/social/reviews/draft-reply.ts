import type { Context } from '../../../context.ts';
import { sha256Hex } from '../../../lib/hash.ts';
import { loadStoreProfile } from '../../site/store-profile.ts';
import { graveMatters, hasReservation, isSpanish, topicOf } from './reply-topics.ts';
import { type ReplyWords, replyWords } from './reply-words.ts';
import { type ReviewRow, reviewOf } from './store.ts';

type Store = { name: string; phone: string | null };
type Asked = Pick<ReviewRow, 'id' | 'starRating' | 'text'>;

/**
 * A draft from what is known: the words of the review, in its language, and the store's own name
 * and telephone number. It says nothing that it cannot know (that somebody has read it, that
 * something was done), promises and offers nothing, asks for no change, and names neither the
 * author nor a deal.
 */
export function draftReply(review: Asked, { name, phone }: Store): string {
  const text = review.text?.trim() ?? '';
  const words = replyWords[isSpanish(text) ? 'spanish' : 'english'];
  const turn = Number.parseInt(sha256Hex(review.id).slice(0, 6), 16);
  const contact = phone === null ? words.visit : words.call(phone);
  const parts =
    graveIn(review).length > 0
      ? [words.grave, contact]
      : sentences(words, { ...review, text }, turn, { phone, contact });
  return `${parts.filter((part) => part !== '').join(' ')}\n\n– ${name}`;
}

function sentences(
  words: ReplyWords,
  { starRating, text }: { starRating: number; text: string },
  turn: number,
  { phone, contact }: { phone: string | null; contact: string },
): string[] {
  const pick = (of: readonly string[]) => of[turn % of.length] ?? '';
  const topic = topicOf(text);
  const trouble = topic === null ? '' : words.troubleWith[topic];
  if (starRating >= 4) {
    if (text === '') return [words.starred(starRating), pick(words.welcome)];
    if (hasReservation(text)) return [words.frank, trouble, words.more(phone)];
    const praise = topic === null ? '' : (words.praisedFor[topic] ?? '');
    return [pick(words.praised), praise, pick(words.welcome)];
  }
  if (starRating === 3) {
    const opening = text === '' ? words.middlingStars : pick(words.middling);
    return [opening, trouble, words.more(phone)];
  }
  return [text === '' ? words.badStars : pick(words.bad), trouble, contact];
}

/** Whoever is content may tell of an accident all the same. */
function graveIn({ starRating, text }: Pick<Asked, 'starRating' | 'text'>): string[] {
  return starRating <= 3 ? graveMatters(text ?? '') : [];
}

/** What whoever answers should know first, in sentences. */
export function cautionsFor(review: Pick<Asked, 'starRating' | 'text'>): string[] {
  return graveIn(review).map(
    (of) => `The review speaks of ${of}: show it to your counsel before you answer.`,
  );
}

/** The same for a review of the site. */
export async function draftFor(
  { reader }: Pick<Context, 'reader'>,
  siteId: string,
  id: string,
): Promise<{ review: ReviewRow; draft: string; cautions: string[] }> {
  const review = await reviewOf(reader, siteId, id);
  const store = await loadStoreProfile(reader, siteId);
  return { review, draft: draftReply(review, store), cautions: cautionsFor(review) };
}
