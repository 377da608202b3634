import { isOwnModel, type FactSheet } from '../facts/fact-sheet.ts';
import { modelsIn } from '../facts/named-models.ts';
import { slug } from '../facts/stock-facts.ts';

/** Two models of the lot that a question compares, the article's own first: "a|b"; else null. */
export function modelPairIn(question: string, sheet: FactSheet): string | null {
  const names = sheet.models.map(({ name }) => name);
  const subjectName = names.find((name) => isOwnModel(sheet, name));
  const others = modelsIn(question, names).filter((name) => name !== subjectName);
  const pair = subjectName ? [subjectName, ...others] : others;
  return pair.length === 2 ? pair.map(slug).join('|') : null;
}

/** The models of the lot that a question names, as the facts' ids spell them. */
export function modelsNamedIn(question: string, sheet: FactSheet): string[] {
  return modelsIn(
    question,
    sheet.models.map(({ name }) => name),
  ).map(slug);
}
