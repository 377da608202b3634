import { DomUtils } from 'htmlparser2';
import type { Content } from '../../reading/content.ts';
import { spansOf, textOf } from '../content-text.ts';
import type { CheckRule, Found } from '../rule.ts';
import { everywhere, pattern } from '../text/pattern.ts';

const clean = everywhere(pattern`
    \b(?:clean|spotless|perfect|great)\s(?:1-owner\s|one[- ]owner\s)?(?:carfax|autocheck
    |(?:vehicle )?history(?= report))\b
    |\b(?:carfax|autocheck)(?:\s?[:-]\s?|\sis\s|\scertified\s|\s)clean\b`);
/** The report itself: "see the CARFAX report", "CARFAX report dated May 2". */
const named = pattern`
  \b(?:carfax|autocheck|nmvtis)(?:'s)?(?: vehicle)?(?: history)? reports?\b|\bhistory reports?\b
  |\b(?:according to|per|based on|see|view|read|from|by) (?:the |our |its |a )?(?:free )?
  (?:carfax|autocheck|nmvtis)\b
  |\b(?:carfax|autocheck)\b[^\n]{0,40}\b(?:on request|available|attached|here|as of|dated
  |viewed|links?|linked|below|online|provided)\b`;
const linked =
  /\b(?:carfax|autocheck)\.(?:com|ca)\b|[/.?=-](?:carfax|autocheck|vhr|vehicle-history)/i;

/** V-NO-ACCIDENT is for who states the clean past as a fact of its own. */
export const vCleanReport: CheckRule = {
  id: 'V-CLEAN-REPORT',
  kind: 'check',
  severity: 'warning',
  check: (content): Found[] => {
    const [first] = content.blocks.flatMap((block) => {
      const [span] = spansOf(block, clean);
      return span ? [{ block, span }] : [];
    });
    if (!first || named.test(textOf(content)) || linksToReport(content)) return [];
    return [{ ...first, missing: ['the report, by name or by a link'] }];
  },
  citation: 'FL 501.976(5); FTC Act section 5',
  message: 'A clean CARFAX or AutoCheck should come with the report that shows it.',
  suggestion: 'Link the report, or write "see the CARFAX report of" and the date.',
  examples: {
    failing: [
      'Clean CARFAX, low price.',
      'Spotless AutoCheck.',
      'A clean one-owner CARFAX.',
      'CARFAX: clean!',
    ],
    passing: [
      'Clean CARFAX: see the CARFAX report on this page.',
      { text: '[Clean CARFAX](https://www.carfax.com/vehicle/1)', format: 'markdown' },
      { text: '<a href="https://www.carfax.com/vehicle/1">Clean CARFAX</a>', format: 'html' },
      'Clean history report. Ask for it.',
      'The clean CARFAX can be viewed at the link below.',
      'A clean interior.',
    ],
  },
};

function linksToReport(content: Content): boolean {
  if (linked.test(textOf(content))) return true;
  const document = content.html();
  if (document === null) return false;
  const links = DomUtils.findAll(({ name }) => name === 'a', document.children);
  return links.some(({ attribs }) => linked.test(attribs.href ?? ''));
}
