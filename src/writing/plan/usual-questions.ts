import { commonSlotsOf } from '../realise/common-slots.ts';
import { fillTemplate } from '../realise/fill-template.ts';
import type { AskedQuestion } from './asked.ts';
import type { OutlineRules } from './outline-rules.ts';
import type { Shelf } from './shelf.ts';
import { holdsForTopic } from './subject-profile.ts';

/** What is asked where the client chose nothing: one for each topic, the first that can be put. */
export function usualQuestionsOf(shelf: Shelf, rules: OutlineRules): AskedQuestion[] {
  const slots = commonSlotsOf(shelf.sheet, false);
  const filled = rules.usualQuestions.flatMap(({ topic, question, form }, index) => {
    const text = fillTemplate(question, slots)?.text;
    const id = `usual-${index + 1}`;
    return text ? [{ id, question: text, topic, form, clusterLabel: null }] : [];
  });
  const fitting = filled.filter(({ topic }) => holdsForTopic(topic, shelf.profile));
  return [...Map.groupBy(fitting, ({ topic }) => topic).values()].flatMap((same) =>
    same.slice(0, 1),
  );
}
