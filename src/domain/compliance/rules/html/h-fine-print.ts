import { DomUtils } from 'htmlparser2';
import { runTextRule } from '../../engine/run-text-rule.ts';
import { appliesTo, severityOf } from '../../engine/severity.ts';
import { WholeText } from '../../engine/whole-text.ts';
import type { Content } from '../../reading/content.ts';
import { parseHtml } from '../../reading/read-html.ts';
import { readContent } from '../../reading/read-content.ts';
import type { CheckContext } from '../context.ts';
import type { CheckRule, Found } from '../rule.ts';
import { textRules } from '../text/index.ts';
import { elementsOf, type HtmlElement, styleOf } from './elements.ts';
import { fontSizeOf, setsFontSize } from './font-size.ts';

/** Ten points, which IL, OH and NJ presume to be readable. */
const minPixels = 40 / 3;
const hiddenClasses: ReadonlySet<string> = new Set(
  'd-none tooltip tooltiptext tooltip-text sr-only visually-hidden'.split(' '),
);

export const hFinePrint: CheckRule = {
  id: 'H-FINE-PRINT',
  kind: 'check',
  severity: 'error',
  check: (content, context): Found[] => {
    const document = content.html();
    if (document === null || !DomUtils.existsOne(isFinePrint, document.children)) return [];
    const html = DomUtils.getOuterHTML(document);
    const before = faultsIn(readContent(html, 'html'), context);
    const after = faultsIn(readContent(withoutFinePrint(html), 'html'), context);
    return [...after].flatMap(([id, { text, missing }]) => {
      if (before.has(id)) return [];
      const block = content.blocks.find((one) => one.text === text);
      return [{ ...(block ? { block } : { place: 'whole text' }), missing }];
    });
  },
  citation: 'FTC .com Disclosures; OAC 109:4-3-16; NJAC 13:45A-26A.7',
  message: 'A disclosure that the text owes stands only where it is hidden, folded or too small.',
  suggestion: 'Move the disclosure next to the claim, in letters of at least 10 points.',
  examples: {
    failing: [
      {
        text:
          '<p>Own it for $299 per month.</p><details>60 months, 4.9% APR, $2,000 ' +
          'down.</details>',
        format: 'html',
      },
      {
        text:
          '<p>Own it for $299 per month.</p><p style="font-size:7pt">60 months, 4.9% APR, ' +
          '$2,000 down.</p>',
        format: 'html',
      },
      {
        text: '<p>Get 1.9% <span hidden>APR</span> financing.</p>',
        format: 'html',
      },
    ],
    passing: [
      {
        text: '<p>Own it for $299 per month.</p><p>60 months, 4.9% APR, $2,000 down.</p>',
        format: 'html',
      },
      {
        text:
          '<p>Own it for $299 per month: 60 months, 4.9% APR, $2,000 down.</p><small>See ' +
          'us.</small>',
        format: 'html',
      },
      { text: '<p style="font-size:10pt">60 months, 4.9% APR.</p>', format: 'html' },
    ],
  },
};

function isFinePrint(element: HtmlElement): boolean {
  const { name, attribs } = element;
  if (name === 'small' || attribs.hidden !== undefined) return true;
  if ((name === 'details' || name === 'dialog') && attribs.open === undefined) return true;
  const classes = (attribs.class ?? '').split(/\s+/);
  if (classes.some((one) => hiddenClasses.has(one))) return true;
  if (classes.includes('collapse') && !classes.includes('show')) return true;
  const style = styleOf(element);
  if (style.get('display') === 'none' || style.get('visibility') === 'hidden') return true;
  return setsFontSize(element) && fontSizeOf(element) < minPixels - 0.05;
}

/** The same page with blanks for what readers do not get to see. */
function withoutFinePrint(html: string): string {
  let text = '';
  for (const { startIndex, endIndex } of elementsOf(parseHtml(html), isFinePrint)) {
    const start = startIndex ?? 0;
    const end = (endIndex ?? start - 1) + 1;
    // One that stands inside of another is blank already.
    if (end <= text.length) continue;
    text += html.slice(text.length, start);
    text += ' '.repeat(end - text.length);
  }
  return text + html.slice(text.length);
}

type Fault = { text: string; missing: readonly string[] };

/** The grave rules that ask for a disclosure and do not find it. */
function faultsIn(content: Content, context: CheckContext): Map<string, Fault> {
  const whole = new WholeText(content);
  const faults = new Map<string, Fault>();
  for (const rule of textRules) {
    if (rule.needs.length === 0 || severityOf(rule, context) !== 'error') continue;
    if (!appliesTo(rule, context)) continue;
    const [first] = runTextRule(rule, whole, context);
    if (first) faults.set(rule.id, { text: first.block?.text ?? '', missing: first.missing });
  }
  return faults;
}
