import type { Brief } from '../../brief.ts';
import { comparedSides } from '../../facts/compared.ts';

/** "How does it compare", "Should I buy", "Which is better": what a verdict itself answers. */
const verdict =
  /\bcompare with\b|^should i (buy|choose|get)\b|^which (one )?is better\b|\bcost less than\b/i;

/** A reader who has two in mind asks for no third. */
const others = /^what are the alternatives to\b/i;

/** What the table has of both, or a list of faults that names no winner: only for who asks it. */
const inTable: readonly (readonly [RegExp, RegExp])[] = [
  [/\bwarranty\b/, /warrant|cover/],
  [/\bground clearance\b/, /clearance|off.?road|trail/],
  [/\breliable\b/, /reliab|problem|depend|last|fault|issue/],
];

/** The same, but answered by the name of one: a list of questions may ask it. */
const inTableToo: typeof inTable = [
  [/\bcargo room\b/, /cargo|trunk|space|room/],
  [/\bbigger\b/, /big|size|long|large|small|dimension/],
];

/** Whether the verdict and the table of a comparison answer a question. */
export function isAnsweredBySides(question: string, brief: Brief): boolean {
  const text = question.toLowerCase();
  const names = new Set(comparedSides(brief).map(({ model }) => model.toLowerCase()));
  const named = [...names].filter((name) => text.includes(name));
  const typed = (brief.keyword ?? '').toLowerCase();
  const told = brief.articleType === 'qa' ? inTable : [...inTable, ...inTableToo];
  const isUnasked = told.some(([matter, words]) => matter.test(text) && !words.test(typed));
  if (named.length > 1 && isUnasked) return true;
  return others.test(question) ? named.length > 0 : named.length > 1 && verdict.test(question);
}
