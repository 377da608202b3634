import type { Topic } from '../topic.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import { grammarOf } from '../research/topics/grammar-of.ts';
import type { AskedQuestion } from './asked.ts';
import type { Shelf } from './shelf.ts';

/** Ids of what was written for any car; others tell of this one or of the lot. */
const general = /^(?:direct:|know:|spec\.|ask\.|break$)/;

/** Of these a general answer helps whatever the car is. */
const ofAnyCar: readonly Topic[] = [
  'towing',
  'winter-driving',
  'used-inspection',
  'model-years',
  'availability',
  // What holds of any battery is what the buyer of an electric car has to know.
  'range-and-charging',
];

/**
 * Whether an answer under a model's name has nothing of that model: that cargo room is in the
 * specifications, or that the one with the higher trade-in value holds it longer, is no answer to
 * who has asked about one car. What goes for upkeep, loans and papers goes for any.
 */
export function isEmptyOfCar(
  { sheet: { brief } }: Shelf,
  { topic, question }: AskedQuestion,
  ids: readonly string[],
): boolean {
  const subject = askedSubjectOf(brief);
  const isOfCar = subject !== null && (subject.reading.model !== null || subject.sides.length > 1);
  if (!isOfCar || brief.isChoiceGiven || ids.length === 0) return false;
  const { family } = grammarOf(topic);
  const isOfModel = family === 'model' || family === 'choosing';
  if (!isOfModel || ofAnyCar.includes(topic) || /\brecalls?\b/i.test(question)) return false;
  return ids.every((id) => general.test(id));
}
