import { checklistId, checklistItems } from '../../knowledge/checklist-items.ts';
import { storeQuestionIds } from '../../realise/messages/store-questions.ts';
import { grammarOf } from '../../research/topics/grammar-of.ts';
import type { Topic } from '../../topic.ts';
import { chooseHeading } from '../headings.ts';
import { bulletId, paragraphBreak } from '../message-ids.ts';
import { blankSection, type PlannedSection } from '../planned-section.ts';
import { holdsForTopic } from '../subject-profile.ts';
import type { Shelf } from '../shelf.ts';

/** Longer lists are not worked through. */
const maxItems = 8;
const maxQuestions = 5;

/** Things to do, most of them on the article's own topic, none twice from one paragraph. */
export function checklistSection(shelf: Shelf, main: Topic): PlannedSection {
  const near = grammarOf(main).related.filter((topic) => holdsForTopic(topic, shelf.profile));
  const topics = [main, ...near];
  const items = shelf.modules
    .filter((module) => topics.some((topic) => module.topics[0] === topic))
    .flatMap((module) => {
      const free = new Set(shelf.points(module).map(({ id }) => id));
      const rank = topics.indexOf(module.topics[0] ?? main);
      return checklistItems(module)
        .filter(({ point }) => free.has(point))
        .map((item) => ({ item, score: rank * 0.35 + shelf.random.next() }));
    })
    .toSorted((one, two) => one.score - two.score)
    .map(({ item }) => item);
  const onePerPoint = [
    ...Map.groupBy(items, ({ module, point }) => `${module.id}/${point}`).values(),
  ]
    .flatMap((same) => same.slice(0, 1))
    .slice(0, maxItems);
  for (const { module, point } of onePerPoint) shelf.take(`know:${module.id}/${point}`);
  const ids = onePerPoint.map((item) => bulletId(checklistId(item)));
  const heading = chooseHeading(shelf, ['A checklist', 'Checklist', 'Step by step']);
  const messages = ids.length < 3 ? [] : ['expert.list', paragraphBreak, ...ids, paragraphBreak];
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
