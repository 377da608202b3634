import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { checklistOf } from '../../knowledge/checklist-items.ts';
import { grammarOf } from '../../research/topics/grammar-of.ts';
import type { TopicFamily } from '../../research/topics/topic-grammar.ts';
import type { Topic } from '../../topic.ts';
import { chooseHeading } from '../headings.ts';
import { doesWithout } from '../following-questions.ts';
import { bulletId, paragraphBreak } from '../message-ids.ts';
import { blankSection, type PlannedSection } from '../planned-section.ts';
import type { Shelf } from '../shelf.ts';

const mostItems = 6;
const fewestItems = 4;

/** A shorter article has no room for a list. */
const listFrom = 700;

/** What the list is for, by the kind of topic. */
const headings: Readonly<Record<TopicFamily, readonly string[]>> = {
  model: ['Check these before you decide', 'A short list for the showroom'],
  choosing: ['Check these before you buy', 'A short list to take along'],
  money: ['Before you sign', 'Have these settled before you sign'],
  ownership: ['Before and after your visit', 'A short list for your visit'],
  place: ['Before you come in', 'A short list before you set out'],
};

/** Things to do, as the keyword's theme or topic lists them. */
export function checklist(shelf: Shelf, main: Topic): PlannedSection {
  const { brief } = shelf.sheet;
  // An occasion without a list of its own has that of its topic.
  const [theme] = (askedSubjectOf(brief)?.reading.themes ?? []).filter(
    ({ id }) => checklistOf(id).length > 0,
  );
  const ids = checklistOf(theme?.id ?? main)
    .map(({ id }) => id)
    .filter(shelf.isFree)
    .slice(0, mostItems);
  const isShort = brief.contentLength < listFrom || brief.contentDepth === 'concise';
  if (isShort || doesWithout(brief, 'checklist') || ids.length < fewestItems)
    return blankSection('checklist');
  for (const id of ids) shelf.take(id);
  const own = theme && [`${theme.label}: a checklist`, `A checklist for ${theme.noun}`];
  const heading = chooseHeading(shelf, own ?? headings[grammarOf(main).family]);
  return {
    ...blankSection('checklist', heading),
    messages: [...ids.map(bulletId), paragraphBreak],
  };
}
