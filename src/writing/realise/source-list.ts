import { recallPapers } from '../cars/recall-papers.ts';
import type { DraftParagraph, OutlineSection } from '../draft.ts';
import { isForbiddenIn } from '../knowledge/american.ts';
import type { Fact } from '../facts/fact.ts';
import { headingText } from './heading-text.ts';
import { sourcesOnce } from './sources-once.ts';

/** Where law and agencies publish what an article cites, by how it is cited. */
const places: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [
    /^(\d+) CFR (?:part )?(\d+)(\.[\d-]+\w?)?/i,
    ([, title, part, section]) =>
      section
        ? `https://www.ecfr.gov/current/title-${title}/section-${part}${section}`
        : `https://www.ecfr.gov/current/title-${title}/part-${part}`,
  ],
  [
    /^(\d+) U\.?S\.?C\.? (\d+\w*)/i,
    ([, title, section]) => `https://www.law.cornell.edu/uscode/text/${title}/${section}`,
  ],
  [/^EPA fueleconomy\.gov/i, () => 'https://www.fueleconomy.gov'],
  [/^NHTSA (?:campaigns?|recalls?)\b/i, () => 'https://www.nhtsa.gov/recalls'],
  [/^NHTSA vPIC/i, () => 'https://vpic.nhtsa.dot.gov'],
  [
    /^((?:[a-z\d-]+\.)+(?:gov|org|ca|com))(\/[\w/-]*)?(?=$|,)/i,
    ([, host, path = '']) => `https://${host?.includes('afdc.') ? '' : 'www.'}${host}${path}`,
  ],
];

/** Not a place where a reader could look it up. */
const ownSources = new RegExp(
  '^(general car knowledge|house advice|store profile|store text|clock|request|research|count|' +
    'over |stock row|difference)',
  'i',
);

/** Sums that an editor shows the working of: "18,000 plus 13 percent", "1,000 / 36". */
const workedSum = /^[^,]* x |^\d[\d,]* (?:(?:less|plus|percent|times|dollars)\b|\/)/;

/** What only holds in the United States. */
const federal = /\b(CFR|U\.?S\.?C|Public Law|Tax Code)\b/;

export const sourcesId = 'sources';

export const sourcesHeading: OutlineSection = {
  id: sourcesId,
  heading: 'Sources',
  level: 2,
  items: [],
  answers: [],
};

/**
 * What an article cites besides the store itself, each once, with a link where its place is known;
 * null for one that cites nothing.
 */
export function sourceList(facts: readonly Fact[], country: string): DraftParagraph | null {
  const isForeign = (source: string): boolean =>
    isForbiddenIn(country)(source) || (country !== 'US' && federal.test(source));
  const cited = facts
    .flatMap(({ source }) => source.split(/;\s*/))
    .map((source) => spelled(source.trim()))
    .filter((source) => source !== '' && !ownSources.test(source))
    .filter((source) => !workedSum.test(source) && !isForeign(source));
  const lines = sourcesOnce(recallPapers(cited))
    .toSorted()
    .map((source) => `- ${linked(source)}`);
  if (lines.length === 0) return null;
  const text = lines.join('\n');
  return { sectionId: sourcesId, kind: 'list', text, factIds: [], wordingIds: [] };
}

/** One law is cited one way, however an editor typed it: "49 USC 30120", "49 U.S.C. § 30120". */
function spelled(source: string): string {
  return source
    .replace(/^[A-Z][\w\s-]+(?: Act| Rule), (?=\d+ (?:U|C))/, '')
    .replace(/\b(\d+) U\.? ?S\.? ?C\.? (?:§+ ?|[Ss]ections? )?(?=\d)/g, '$1 U.S.C. ')
    .replace(/\b(\d+) C\.? ?F\.? ?R\.? (?:§+ ?|[Ss]ections? )?(?=\d)/g, '$1 CFR ');
}

function linked(source: string): string {
  for (const [pattern, place] of places) {
    const found = pattern.exec(source);
    if (found) return `[${headingText(source)}](${place(found)})`;
  }
  return headingText(source);
}
