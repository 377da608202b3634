import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { isMissing } from '../../facts/fact-sheet.ts';
import { checklistItem, checklistOf } from '../../knowledge/checklist-items.ts';
import { grammarOf } from '../../research/topics/grammar-of.ts';
import type { TopicFamily } from '../../research/topics/topic-grammar.ts';
import type { Topic } from '../../topic.ts';
import { chooseHeading } from '../headings.ts';
import { doesWithout } from '../following-questions.ts';
import { bulletId, paragraphBreak } from '../message-ids.ts';
import { blankSection, type PlannedSection } from '../planned-section.ts';
import type { Shelf } from '../shelf.ts';
import { isOnMatter, matterOfGuide } from './on-subject.ts';

/** Longer lists are not worked through, and shorter ones are none. */
const maxItems = 10;
const minItems = 3;

/** Over the list, by what the reader is about to do. */
const headings: Readonly<Record<TopicFamily, readonly string[]>> = {
  model: ['Before you choose: a checklist', 'What to check before you buy'],
  choosing: ['Before you decide: a checklist', 'What to check before you decide'],
  money: ['Before you sign: a checklist', 'What to do before you sign'],
  ownership: ['What to do, step by step', 'Your checklist'],
  place: ['Before your visit: a checklist', 'What to have ready'],
};

/** The things to do that the file of the keyword's theme or topic lists. */
export function checklistSection(shelf: Shelf, main: Topic): PlannedSection {
  const themes = askedSubjectOf(shelf.sheet.brief)?.reading.themes ?? [];
  const { brief } = shelf.sheet;
  if (main === 'overview' && isMissing(shelf.sheet)) return blankSection('checklist');
  if (doesWithout(brief, 'checklist')) return blankSection('checklist');
  // A list on the topic is none for what is only a corner of it.
  const matter = matterOfGuide(brief, main);
  const isOn = (id: string): boolean =>
    matter.isNamed || matter.themes.length > 0 || isOnMatter(matter, textOf(id));
  // What an occasion needs is a list by itself; the topic's would say half of it again.
  const ofThemes = themes.flatMap(({ id }) => checklistOf(id));
  const listed = ofThemes.length < minItems ? [...ofThemes, ...checklistOf(main)] : ofThemes;
  const ids = listed
    .map(({ id }) => id)
    .filter((id) => shelf.isFree(id) && isOn(id))
    .slice(0, maxItems);
  if (ids.length < minItems) return blankSection('checklist');
  for (const id of ids) shelf.take(id);
  const heading = chooseHeading(shelf, headings[grammarOf(main).family]);
  return {
    ...blankSection('checklist', heading),
    messages: [...ids.map(bulletId), paragraphBreak],
  };
}

function textOf(id: string): string {
  return checklistItem(id)?.sentence.wordings.join(' ') ?? '';
}
