import type { Static } from '@sinclair/typebox';
import type { ComplianceIssue } from '../../../schema/contracts/compliance.ts';
import type { CutText } from './text-blocks.ts';

type Issue = Static<typeof ComplianceIssue>;

/** An issue with the block that it is about; `block` is null where it is about the whole. */
export type FlaggedIssue = Issue & {
  block: number | null;
  /** Where in the source its suggestion would go: after the sentence in question. */
  insertAt: number | null;
  /** The words that the suggestion names, ready to be put in; null for mere advice. */
  words: string | null;
};

export function flagsOf(issues: readonly Issue[], cut: CutText): FlaggedIssue[] {
  return issues.map((issue) => {
    const [place = '', sentence] = issue.location.split(/, sentence /);
    const found = cut.places.get(place);
    const at = found ? cut.blocks.findIndex((one) => isWithin(found.start, one)) : -1;
    const span = found && (found.sentences[Number(sentence ?? 0) - 1] ?? found);
    return {
      ...issue,
      block: at < 0 ? null : at,
      insertAt: at < 0 || !span ? null : span.end,
      words: wordsIn(issue.suggestion ?? ''),
    };
  });
}

function isWithin(place: number, { start, end }: { start: number; end: number }): boolean {
  return place >= start && place < end;
}

/** `Add "with approved credit".` says what to put in; `Describe the offer plainly.` does not. */
function wordsIn(suggestion: string): string | null {
  if (!/^(?:add|write|give|spell|say|state)\b/i.test(suggestion)) return null;
  return /"([^"]+)"/.exec(suggestion)?.[1] ?? null;
}

/** The text with the words of an issue after the sentence that it is about. */
export function withSuggestion(source: string, { insertAt, words }: FlaggedIssue): string {
  if (insertAt === null || words === null) return source;
  const rest = source.slice(insertAt);
  const mark = /^[.!?)"”*_]*/.exec(rest)?.[0] ?? '';
  const at = insertAt + mark.length;
  return `${source.slice(0, at)} ${words}${source.slice(at)}`;
}
