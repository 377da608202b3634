import type { CardRequest } from '../card-request.ts';
import { cleanText, printedShare } from '../draw/clean-text.ts';
import { articleAltText } from './alt-text.ts';
import type { Ask } from './ask.ts';
import { type CardLocale, languageOf, tagOf } from './card-language.ts';
import { labelsIn } from './labels.ts';
import type { Plan, Refused } from './plan.ts';

/** Letters and digits of a title that must be printable; else it would not be the title. */
const minPrinted = 0.7;

/** The title of the article, or one that the prompt gives in quotation marks. */
export function planArticle(
  { article, store }: CardRequest,
  ask: Ask,
  locale: CardLocale,
): Plan | Refused {
  const given = article?.title ?? ask.quoted;
  if (given === null || given.trim() === '') {
    return {
      reason:
        'A title card needs an article: give its id as content_id, or the title in quotation ' +
        'marks, as in “title card: "Five checks before winter"”.',
    };
  }
  if (printedShare(given) < minPrinted) {
    return {
      reason:
        'The title is written in letters that the embedded image maker has no font for. It has ' +
        'Latin letters, those of Vietnamese among them.',
    };
  }
  const languageTag = article ? tagOf(article.language) : locale.tag;
  const own = { ...locale, language: article ? languageOf(languageTag) : locale.language };
  const isComparison = article?.articleType === 'comparison';
  const words = {
    kind: 'article',
    kicker: isComparison ? labelsIn(own.language).comparison.toUpperCase() : null,
    title: cleanText(given),
  } as const;
  const altText = articleAltText(words.title, store, own);
  return { words, checked: words, locale: own, languageTag, photoHashes: [], altText };
}
