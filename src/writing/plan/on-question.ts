import { askedSubjectOf } from '../facts/asked-subject.ts';
import type { KnowledgePoint } from '../knowledge/module.ts';
import { subjectStems } from '../research/reading/searchers-words.ts';
import { normalise } from '../research/reading/normalise.ts';
import { stem } from '../research/reading/stem.ts';
import { library } from '../topics/library.ts';
import type { Topic } from '../topic.ts';
import type { Brief } from '../brief.ts';
import { matchOf } from './question-match.ts';
import { noTerms } from './question-terms.ts';

/** A point speaks of at least so much of what the keyword asks beyond its topic. */
const enough = 0.5;

/** Words that ask for nothing beyond a topic. */
const open = new Set(
  'car cars auto vehicle vehicles tips guide explained online service new 2wd work information'
    .split(' ')
    .map(stem),
);

/** Words that ask for something of their own, though phrases of a topic have them. */
const always = new Set('coupon coupons cost price deals special'.split(' ').map(stem));

/** Words that half of all points have. */
const common = new Set('cost price'.split(' ').map(stem));

/** What a keyword asks beyond its topic, in stems; empty for one that is the topic itself. */
export function askedBeyond(brief: Brief, topic: Topic): ReadonlySet<string> {
  const subject = askedSubjectOf(brief);
  if (!subject) return new Set();
  const file = library().files.find(({ id }) => id === topic);
  const { make, model, trim, place, rivals, bodyStyles } = subject.reading;
  const names = [make, model, trim, place?.city, ...rivals.flatMap((one) => [one.make, one.model])];
  const known = [file?.noun, file?.label, file?.headline, ...(file?.words ?? []), ...bodyStyles];
  const own = subjectStems(subject.words);
  for (const text of [...known, ...names]) {
    for (const word of normalise(text ?? '')) {
      for (const part of [word, ...word.split('-')]) {
        if (!always.has(stem(part))) own.delete(stem(part));
      }
    }
  }
  return new Set([...own].filter((one) => !open.has(one) && !/^\d+k?$/.test(one)));
}

/**
 * Whether a point of the topic belongs to what was asked. A keyword that is the topic itself ("snow
 * tires") is open to all of its points, one that asks more ("oil change coupon") to few.
 */
export function onQuestion(brief: Brief, topic: Topic): (point: KnowledgePoint) => boolean {
  const isThemed = (askedSubjectOf(brief)?.reading.themes.length ?? 0) > 0;
  const asked = askedBeyond(brief, topic);
  if (asked.size === 0 && !isThemed) return () => true;
  const telling = new Set([...asked].filter((one) => !common.has(one)));
  return (point) => telling.size > 0 && matchOf({ ...noTerms, asked: telling }, point) >= enough;
}
