import type { Brief } from '../brief.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import { climatesOf } from '../facts/climate.ts';
import { stemsOf } from './stems.ts';

const winterWords = ['winter', 'snow', 'cold', 'ice', 'freeze'];

/**
 * Questions about winter where it is one, or where the keyword asks about it; last where nothing is
 * known of the winters of the state, and none where it has long heat.
 */
export function inClimate<One extends { question: string }>(
  asked: readonly One[],
  brief: Brief,
): One[] {
  const words = askedSubjectOf(brief)?.words ?? brief.title ?? '';
  const climates = climatesOf(brief.store.state);
  if (brief.isChoiceGiven || climates.includes('winter') || isOfWinter(words)) return [...asked];
  const others = asked.filter(({ question }) => !isOfWinter(question));
  if (climates.includes('hot')) return others;
  return [...others, ...asked.filter(({ question }) => isOfWinter(question))];
}

/** Whether snow and ice are of no use to the reader: it is hot there, and nobody typed them. */
export function sparesWinter(brief: Brief): boolean {
  const words = askedSubjectOf(brief)?.words ?? brief.title ?? '';
  return climatesOf(brief.store.state).includes('hot') && !isOfWinter(words);
}

function isOfWinter(text: string): boolean {
  const stems = stemsOf(text);
  return winterWords.some((word) => [...stemsOf(word)].some((one) => stems.has(one)));
}
