import type { CheckRule, Found } from '../rule.ts';
import { ancestorsOf, elementsNamed, type HtmlElement, isUnspoken, textIn } from './elements.ts';

export const hAlt: CheckRule = {
  id: 'H-ALT',
  kind: 'check',
  severity: 'error',
  check: (content): Found[] =>
    elementsNamed(content.html(), 'img').flatMap((image, index) =>
      isMute(image) ? [{ place: `image ${index + 1}` }] : [],
    ),
  citation: 'WCAG 2.1, 1.1.1',
  message: 'An image has no alternative text.',
  suggestion: 'Say in "alt" what the image shows; give a decoration an empty one.',
  examples: {
    failing: [
      { text: '<p><img src="/front.jpg"></p>', format: 'html' },
      { text: '<a href="/suvs"><img src="/suvs.jpg" alt=""></a>', format: 'html' },
      { text: '[![](/suvs.jpg)](/suvs)', format: 'markdown' },
    ],
    passing: [
      { text: '<p><img src="/front.jpg" alt="Front of a red pickup"></p>', format: 'html' },
      { text: '<p><img src="/line.png" alt=""></p>', format: 'html' },
      { text: '<img src="/pixel.gif" width="1" height="1">', format: 'html' },
      { text: '<a href="/suvs"><img src="/suvs.jpg" alt=""> SUVs</a>', format: 'html' },
    ],
  },
};

/** No alt at all, or an empty one where the image is all that a link says. */
function isMute(image: HtmlElement): boolean {
  const { alt, width, height, 'aria-label': label, 'aria-labelledby': labelled } = image.attribs;
  if (isUnspoken(image) || label || labelled || (alt ?? '').trim() !== '') return false;
  // Counters of visits, which nobody sees.
  if (Number(width) <= 1 || Number(height) <= 1) return false;
  if (alt === undefined) return true;
  const link = ancestorsOf(image).find(({ name }) => name === 'a');
  return link !== undefined && textIn(link) === '' && !isNamed(link);
}

function isNamed(link: HtmlElement): boolean {
  const { title, 'aria-label': label, 'aria-labelledby': labelled } = link.attribs;
  const images = link.children.filter((child) => 'attribs' in child && child.attribs.alt);
  return Boolean(title || label || labelled) || images.length > 0;
}
