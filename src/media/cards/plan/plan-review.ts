import type { CardRequest, CardReview, CardSources } from '../card-request.ts';
import { cleanText, printedShare } from '../draw/clean-text.ts';
import { localDay } from '../../../writing/facts/local-date.ts';
import { reviewAltText } from './alt-text.ts';
import type { Ask } from './ask.ts';
import type { CardLocale } from './card-language.ts';
import { bare } from './fold.ts';
import { labelsIn } from './labels.ts';
import type { Plan, Refused } from './plan.ts';
import { type GivenReview, givenReview } from './given-review.ts';
import { contentWords } from './said-words.ts';

/** What a card holds in letters that can be read. */
const maxQuote = 420;

/** A review that the store has, or one that the prompt quotes. */
export async function planReview(
  request: CardRequest,
  ask: Ask,
  locale: CardLocale,
  sources: CardSources,
): Promise<Plan | Refused> {
  const reviews = await sources.reviews();
  const given = givenReview(ask);
  const known = given ? reviews.find((one) => isSame(one, given)) : fitting(reviews, ask);
  if (!known && !given) {
    return {
      reason:
        'No review of the store with four or five stars fits the prompt. Quote one, as in ' +
        '“review quote: "They had the truck ready when I walked in." - Ana M.”.',
    };
  }
  const labels = labelsIn(locale.language);
  const text = known?.text ?? given?.quote ?? '';
  if (printedShare(text) < 0.8 || cleanText(text) === '') {
    return { reason: 'The review is written in letters that the image maker has no font for.' };
  }
  const author = cleanText(known?.authorName ?? given?.author ?? '') || labels.customer;
  const words = {
    kind: 'review',
    kicker: labels.review.toUpperCase(),
    quote: quoted(text, locale),
    author,
    source: known ? sourceOf(known, request, locale) : null,
    stars: known?.starRating ?? given?.stars ?? null,
  } as const;
  const altText = reviewAltText(words, request.store, locale);
  return { words, checked: words, locale, languageTag: locale.tag, photoHashes: [], altText };
}

function isSame({ text }: CardReview, { quote }: GivenReview): boolean {
  return bare(text).includes(bare(quote));
}

/** One that speaks of what the prompt does, else the newest that is short enough. */
function fitting(reviews: readonly CardReview[], ask: Ask): CardReview | undefined {
  const words = contentWords(ask.prompt).filter((word) => !askingForReview.has(word));
  const about = reviews.find(({ text, authorName }) => {
    const all = bare(`${text} ${authorName ?? ''}`);
    return words.length > 0 && words.every((word) => all.includes(bare(word)));
  });
  const short = reviews.find(({ text }) => text.length <= maxQuote) ?? reviews[0];
  return about ?? (words.length === 0 ? short : undefined);
}

const askingForReview = new Set(
  (
    'review reviews testimonial testimonials quote quotes customer customers google facebook ' +
    'star stars five four 5-star rating recent happy resena testimonio cliente avis ' +
    'temoignage client'
  ).split(' '),
);

/** Whole sentences of it, in the marks of the language. */
function quoted(text: string, { language }: CardLocale): string {
  const plain = cleanText(text.replace(/^[\s"“”«»]+|[\s"“”«»]+$/gu, ''));
  const told = plain.length <= maxQuote ? plain : beginningOf(plain);
  return language === 'fr' ? `«\u00A0${told}\u00A0»` : `“${told}”`;
}

function beginningOf(text: string): string {
  const start = text.slice(0, maxQuote);
  const end = Math.max(...['. ', '! ', '? '].map((mark) => start.lastIndexOf(mark)));
  if (end > maxQuote / 4) return `${start.slice(0, end + 1)} …`;
  return `${start.slice(0, start.lastIndexOf(' '))} …`;
}

function sourceOf(review: CardReview, { store }: CardRequest, { tag }: CardLocale): string {
  const day = localDay(review.reviewedAt, store.timeZone);
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const month = new Intl.DateTimeFormat(tag, format).format(new Date(`${day}T00:00:00Z`));
  return cleanText(`${platformName(review.platform)}, ${month}`);
}

function platformName(platform: string): string {
  const names: Readonly<Record<string, string>> = {
    google: 'Google',
    google_business: 'Google',
    facebook: 'Facebook',
    dealerrater: 'DealerRater',
    yelp: 'Yelp',
  };
  return names[platform.toLowerCase()] ?? platform.replaceAll('_', ' ');
}
