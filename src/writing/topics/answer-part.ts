import type { Sentence } from '../knowledge/module.ts';
import { splitSentences } from '../realise/choose-wording.ts';
import type { Remainder } from './fact-line.ts';
import { directAnswerTo } from './library.ts';

/** What of a written answer an article says. */
export type AnswerPart = Exclude<Remainder, 'nothing' | 'after'>;

/**
 * The groups of a written answer that are said: all, those after the first, or all with the first
 * sentence of the first group left out, since the facts before it have answered the question. A
 * bullet that cannot go on without its first sentence is empty.
 */
export function answerSentences(form: string, part: AnswerPart): readonly Sentence[] {
  const all = directAnswerTo(form) ?? [];
  const [first, ...later] = all;
  if (part === 'whole' || !first) return all;
  return part === 'later' ? later : [restOf(first), ...later];
}

function restOf(sentence: Sentence): Sentence {
  const known = rests.get(sentence) ?? {
    ...sentence,
    wordings: sentence.wordings.map(withoutFirst),
  };
  rests.set(sentence, known);
  return known;
}

/** The groups are the same for every article. */
const rests = new WeakMap<Sentence, Sentence>();

function withoutFirst(wording: string): string {
  const [, ...rest] = splitSentences(wording);
  return rest[0] === undefined || leans.test(rest[0]) ? '' : rest.join(' ');
}

/** Openings that point back at the sentence before. */
const leans = new RegExp(
  "^(it|its|it's|this|that|that's|these|those|they|they're|their|he|she|both|either|neither|" +
    'but|and|so|then|also|too|still|otherwise|instead|some|others?|one|another|there|lower|' +
    'higher|more|less|(the|a) (second|other|others|rest|two|first|same|latter|few|version)|' +
    '(if|when|where|because|since|until|unless|once) (it|they|one|any|that|this|nothing|not)|' +
    '(in|with|without|after|before|for|on|by|of|beside|besides) ' +
    '(it|them|that|this|these|those|others|either|both|some|addition))\\b',
  'i',
);
