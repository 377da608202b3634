import type { CheckRule, Found } from '../rule.ts';
import { elementsNamed, textIn } from './elements.ts';
import { pattern } from '../text/pattern.ts';

const saysNothing = pattern`
    ^(?:click(?: here)?|here|read more|more|learn more|see more|more info(?:rmation)?
    |this(?: page| link)?|link|details|go)[\s.!>»…-]*$`;

export const hLinkText: CheckRule = {
  id: 'H-LINK-TEXT',
  kind: 'check',
  severity: 'warning',
  check: (content): Found[] => {
    const links = elementsNamed(content.html(), 'a').filter(({ attribs }) => attribs.href);
    return links.flatMap((link, index) => {
      const text = textIn(link);
      const { 'aria-label': label, 'aria-labelledby': labelled } = link.attribs;
      if (label || labelled || !saysNothing.test(text)) return [];
      return [{ place: `link ${index + 1}`, detail: `It reads "${text}".` }];
    });
  },
  citation: 'WCAG 2.1, 2.4.4',
  message: 'A link does not say where it leads.',
  suggestion: 'Name the page in the link: "used trucks in stock".',
  examples: {
    failing: [
      { text: 'For our trucks [click here](/trucks).', format: 'markdown' },
      { text: '<p><a href="/trucks">Read more &raquo;</a></p>', format: 'html' },
    ],
    passing: [
      { text: 'See our [used trucks](/trucks).', format: 'markdown' },
      { text: '<a href="/trucks" aria-label="Used trucks">Here</a>', format: 'html' },
      'For our trucks click here.',
    ],
  },
};
