import { indirect } from '../english/indirect.ts';

/**
 * The heading of a section that answers a question. What asks how, when or what becomes a heading
 * of its own ("How long an oil change takes"); what asks yes or no stays a question.
 */
export function statementHeading(question: string): string {
  const clause = indirect(question);
  if (clause === null || clause.startsWith('whether ') || asksChoice.test(question)) {
    return question;
  }
  // "Why you were denied a loan" would speak of this reader.
  if (/^(?:why|which|who)\b.*\byou\b/.test(clause)) return question;
  const plain = clause
    .replace(/^how much (.+ costs?\b)/, 'what $1')
    .replace(/^what the (.+) (?:is|are)$/, '$1')
    .replace(
      /^what the ((?:[\w-]+ ){0,3}[\w-]+) (?:is|are) ((?:to|of|for|between|on|when) .+)$/,
      '$1 $2',
    );
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** "Which has more room, the Civic or the Corolla?" stays a choice. */
const asksChoice = /, (?:the |an? )?[^,]+ or [^,]+\?$/;

/** Whether a question is put as a heading of its own kind, and not as a question. */
export function hasStatement(question: string): boolean {
  return !statementHeading(question).endsWith('?');
}
