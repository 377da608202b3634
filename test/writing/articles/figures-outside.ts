import type { Brief } from '../../../src/writing/brief.ts';
import type { Draft } from '../../../src/writing/draft.ts';
import { inCanada } from '../../../src/writing/knowledge/canadian.ts';

/**
 * Figures of an article that stand neither in the facts that it cites nor in the questions, the
 * keyword or the title. An extraction of its own, apart from the writer's check: runs of digits
 * with thousands marks and decimals, wherever they stand, addresses of links left out.
 */
export function figuresOutside(draft: Draft, brief: Brief): string[] {
  const questions = [...brief.questions, ...(brief.related ?? [])].map((one) => one.question);
  const given = [
    // What is cited is named by its own number at the end.
    ...draft.facts.map((fact) => `${fact.label} ${fact.value} ${fact.source}`),
    ...questions,
    // A Canadian store asks them in kilometres.
    ...questions.map((question) => inCanada(question)),
    brief.keyword,
    brief.title,
    draft.title,
    ...(brief.subject ? [String(brief.subject.year), brief.subject.model] : []),
  ];
  const known = new Set(given.flatMap((text) => figuresIn(text ?? '')));
  return figuresIn(draft.markdown.replace(/\]\([^)]*\)/g, '')).filter((one) => !known.has(one));
}

function figuresIn(text: string): string[] {
  const runs = text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  return runs.map((run) => run.replaceAll(',', ''));
}
