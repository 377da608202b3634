import { sentencesOf } from '../../compliance/reading/sentences.ts';

/** The sentences of a paragraph; Chinese and Japanese have no space after a full stop. */
export function sentencesIn(paragraph: string): string[] {
  if (/[。！？]/.test(paragraph)) return paragraph.match(/[^。！？]+[。！？]*/g) ?? [];
  return sentencesOf(paragraph).map(({ start, end }) => paragraph.slice(start, end).trim());
}

/** Words at a start that point at what stood before. */
const pointers = new RegExp(
  '^(it|its|they|their|them|this|that|these|those|he|she|such|both|either|neither|but|and|or|' +
    'so|yet|then|also|however|instead|otherwise|still|too|one|another|others?|' +
    'the (others?|reverse|rest|former|latter|same|ones?|oldest|newest|cheapest|middle|' +
    'first|last)|of (the|those|these|them)|by (model|trim)|' +
    'among (them|those|these)|for example|in (that|this) case|with (that|this|those|these)|' +
    'all of (them|these)|any of (them|these)|every one of|each price|whichever you|' +
    '(all |asking )?prices (are|here|shown)|call ahead|call before|before you|' +
    'on top|half of|part of the cost|most of them|some of them|better not|all of it|yes|no)\\b',
  'i',
);

/** Words that only make sense on the page itself. */
const onPage = new RegExp(
  '\\b(the (table|list)|(table|listed|shown|named|see|list|figures?|answers?) (below|above)|' +
    'this (page|article|guide|section|table|list)|next section)\\b',
  'i',
);

/** Whether a sentence says something by itself: it starts and ends whole and points at nothing. */
export function standsAlone(sentence: string): boolean {
  return (
    /^["“'(]?[\p{Lu}\p{Lo}\p{N}]/u.test(sentence) &&
    /[.!?。！？؟]["”')]?$/u.test(sentence) &&
    !pointers.test(sentence) &&
    !/, (though|however|too|as well)\b/i.test(sentence) &&
    !speaksOfPage(sentence)
  );
}

/** Whether it sends the reader to another place on the page. */
export function speaksOfPage(sentence: string): boolean {
  return onPage.test(sentence);
}
