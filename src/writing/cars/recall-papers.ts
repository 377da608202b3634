import { joinWithAnd } from '../realise/lists.ts';

const campaign = /\b\d\dV-\d{3}\b/g;
const named = /^NHTSA campaigns? \d\dV-\d{3}(?:(?:, | and )\d\dV-\d{3})*$/;

/**
 * Papers of one fault or of one article, each once: all NHTSA campaigns as one of them, "NHTSA
 * campaigns 19V-435 and 21V-537", in the place of the first.
 */
export function recallPapers(papers: readonly string[]): string[] {
  const numbers = papers.filter((one) => named.test(one)).flatMap((one) => one.match(campaign));
  const all = [...new Set(numbers.flatMap((one) => one ?? []))].toSorted();
  if (all.length === 0) return withoutParts(papers);
  const together = `NHTSA campaign${all.length === 1 ? '' : 's'} ${joinWithAnd(all)}`;
  const told = papers.filter((one) => named.test(one) || !isTold(one, all));
  return withoutParts(told.map((one) => (named.test(one) ? together : one)));
}

/** "NHTSA campaigns 20V-012 (fuel pump) and 24V-152 (rear axle)" names nothing more. */
function isTold(paper: string, all: readonly string[]): boolean {
  const own = paper.match(campaign) ?? [];
  return (
    paper.startsWith('NHTSA campaign') && own.length > 0 && own.every((one) => all.includes(one))
  );
}

/** Each once, and none that stands in another: "a settlement and program ZKA" has program ZKA. */
function withoutParts(papers: readonly string[]): string[] {
  const single = [...new Set(papers)];
  return single.filter((one) => {
    return !single.some((other) => {
      return other.endsWith(` and ${one}`) || other.startsWith(`${one} and `);
    });
  });
}
