import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { checklistOf } from '../../knowledge/checklist-items.ts';
import { storeQuestionIds } from '../../realise/messages/store-questions.ts';
import { grammarOf } from '../../research/topics/grammar-of.ts';
import type { Topic } from '../../topic.ts';
import { chooseHeading } from '../headings.ts';
import { bulletId, paragraphBreak } from '../message-ids.ts';
import { blankSection, type PlannedSection } from '../planned-section.ts';
import type { Shelf } from '../shelf.ts';

/** Longer lists are not worked through, and shorter ones are none. */
const maxItems = 10;
const minItems = 3;
const maxQuestions = 5;

/** The things to do that the file of the keyword's theme or topic lists. */
export function checklistSection(shelf: Shelf, main: Topic): PlannedSection {
  const themes = askedSubjectOf(shelf.sheet.brief)?.reading.themes ?? [];
  const ids = [...themes.map(({ id }) => id), main]
    .flatMap((topic) => checklistOf(topic))
    .map(({ id }) => id)
    .filter(shelf.isFree)
    .slice(0, maxItems);
  if (ids.length < minItems) return blankSection('checklist');
  for (const id of ids) shelf.take(id);
  const heading = chooseHeading(shelf, ['A checklist', 'Checklist', 'Step by step']);
  const messages = ['expert.list', paragraphBreak, ...ids.map(bulletId), paragraphBreak];
  return { ...blankSection('checklist', heading), messages };
}

/** Questions for the counter, as many as fit on a card. */
export function askSection(shelf: Shelf, main: Topic): PlannedSection {
  const ids = storeQuestionIds(grammarOf(main).family)
    .map((id) => ({ id, score: shelf.random.next() }))
    .toSorted((one, two) => one.score - two.score)
    .slice(0, maxQuestions)
    .map(({ id }) => bulletId(id));
  const heading = chooseHeading(shelf, ['What to ask at the store', 'Questions to take along']);
  return {
    ...blankSection('ask', heading),
    messages: ['expert.ask', paragraphBreak, ...ids, paragraphBreak],
  };
}
