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
  if (all.length === 0) return [...new Set(papers)];
  const together = `NHTSA campaign${all.length === 1 ? '' : 's'} ${joinWithAnd(all)}`;
  return [...new Set(papers.map((one) => (named.test(one) ? together : one)))];
}
