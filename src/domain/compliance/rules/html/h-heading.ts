import type { CheckRule, Found } from '../rule.ts';
import { elementsOf, type HtmlElement, textIn } from './elements.ts';

const isHeading = ({ name }: HtmlElement): boolean => /^h[1-6]$/.test(name);

export const hHeading: CheckRule = {
  id: 'H-HEADING',
  kind: 'check',
  severity: 'info',
  check: (content): Found[] => {
    const headings = elementsOf(content.html(), isHeading);
    let before = 0;
    let titles = 0;
    return headings.flatMap((heading, index) => {
      const level = Number(heading.name.slice(1));
      const place = `heading ${index + 1}`;
      const skipped = before > 0 && level > before + 1;
      const previous = before;
      before = level;
      if (level === 1) titles += 1;
      if (isEmpty(heading)) return [{ place, detail: 'It is empty.' }];
      if (level === 1 && titles > 1)
        return [{ place, detail: 'There is a first-level one already.' }];
      if (!skipped) return [];
      return [{ place, detail: `Level ${level} follows level ${previous}.` }];
    });
  },
  citation: 'WCAG 2.1, 1.3.1',
  message: 'The headings do not show how the page is built.',
  suggestion: 'Use one first-level heading, and go down one level at a time.',
  examples: {
    failing: [
      { text: '# Trucks\n\n# SUVs', format: 'markdown' },
      { text: '<h2>Trucks</h2><h4>Trims</h4>', format: 'html' },
      { text: '<h2>Trucks</h2><h3> </h3><p>Text</p>', format: 'html' },
    ],
    passing: [
      { text: '# Trucks\n\n## New\n\n### Trims\n\n## Used', format: 'markdown' },
      { text: '<h2>Trucks</h2><h3>Trims</h3><h2>SUVs</h2>', format: 'html' },
    ],
  },
};

function isEmpty(heading: HtmlElement): boolean {
  const hasImage = heading.children.some((child) => 'attribs' in child && child.attribs.alt);
  return textIn(heading) === '' && !hasImage;
}
