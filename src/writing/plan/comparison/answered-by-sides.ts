import type { Brief } from '../../brief.ts';
import { comparedSides } from '../../facts/compared.ts';

/** "How does it compare", "Should I buy", "Which is better": what a verdict itself answers. */
const verdict =
  /\bcompare with\b|^should i (buy|choose|get)\b|^which (one )?is better\b|\bcost less than\b/i;

/** A reader who has two in mind asks for no third. */
const others = /^what are the alternatives to\b/i;

/** Whether the verdict and the table of a comparison answer a question. */
export function isAnsweredBySides(question: string, brief: Brief): boolean {
  const text = question.toLowerCase();
  const names = new Set(comparedSides(brief).map(({ model }) => model.toLowerCase()));
  const named = [...names].filter((name) => text.includes(name));
  return others.test(question) ? named.length > 0 : named.length > 1 && verdict.test(question);
}
