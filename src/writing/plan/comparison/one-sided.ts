import type { Brief } from '../../brief.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { modelsIn } from '../../facts/named-models.ts';

/**
 * Whether a question is on one of two cars alone, though the keyword sets them against each other:
 * what the Corolla costs is told beside what the Corolla Cross does, or not at all.
 */
export function isOneSided(question: string, brief: Brief): boolean {
  const sides = askedSubjectOf(brief)?.sides ?? [];
  const models = [...new Set(sides.map(({ model }) => model))];
  if (models.length < 2 || brief.isChoiceGiven) return false;
  return modelsIn(question, models).length === 1;
}
