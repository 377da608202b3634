import { sentencesIn, speaksOfPage, standsAlone } from '../../page/sentences.ts';
import type { ToolInput } from '../tool-input.ts';

/** A group of sentences that follow each other, the first of which needs nothing before it. */
export type Lead = { sentences: readonly string[]; question: string | null };

const maxLeads = 12;

/** Places in the page to begin a post from, in its order; the answer to a question keeps it. */
export function leadsOf({ page }: ToolInput): Lead[] {
  const asked = new Map(page.questions.map(({ question, answer }) => [answer, question]));
  const leads: Lead[] = [];
  for (const paragraph of page.paragraphs) {
    const sentences = sentencesIn(paragraph).filter((sentence) => !isAbsence(sentence));
    const start = sentences.findIndex((sentence) => standsAlone(sentence));
    const question = asked.get(paragraph) ?? null;
    if (question !== null) leads.push({ sentences: whole(sentences), question });
    else if (start >= 0) leads.push({ sentences: whole(sentences.slice(start)), question });
    if (leads.length === maxLeads) break;
  }
  return leads.filter(({ sentences }) => sentences.length > 0);
}

/** What the store has not is no news. */
function isAbsence(sentence: string): boolean {
  return (
    /^(there(?:'s| is| are) no|we (?:do not|don't) have)\b/i.test(sentence) ||
    /\b(does not have|doesn't have|has no)\b.*\b(lot|stock)\b/i.test(sentence) ||
    (/\bas of \w+ \d+, \d{4}\.$/.test(sentence) && /^stock and prices\b/i.test(sentence))
  );
}

/** Up to the first that speaks of the page itself or does not end. */
function whole(sentences: readonly string[]): string[] {
  const end = sentences.findIndex((sentence) => {
    return !/[.!?。！？؟]["”')]?$/u.test(sentence) || speaksOfPage(sentence);
  });
  return end < 0 ? [...sentences] : sentences.slice(0, end);
}
