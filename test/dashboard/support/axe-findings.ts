import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The bar: WCAG 2.2 AA and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'];
type Found = { id: string; nodes: { html: string; failureSummary?: string }[] };

/** What axe finds on a page, by all rules of the bar or by some of them. */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  const only = rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags };
  // By the protocol of the browser, which no policy of a page stops.
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (only) => {
    const { axe: own } = globalThis as unknown as {
      axe: { run(what: Document, options: object): Promise<{ violations: Found[] }> };
    };
    return (await own.run(document, { runOnly: only })).violations;
  }, only);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  );
}
