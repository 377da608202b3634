import type { CheckRule, Found } from '../rule.ts';
import { ancestorsOf, elementsNamed, type HtmlElement, textIn } from './elements.ts';
import { DomUtils } from 'htmlparser2';

/** Screen readers may break a text into pieces here. */
const longest = 125;
const redundant = /^(?:an? )?(?:image|picture|photo|photograph|graphic) (?:of|showing)\b/i;
const fileName = /^[\w-]{1,80}\.(?:jpe?g|png|gif|webp|avif|svg)$|^(?:img|dsc|image)[_-]?\d+$/i;

export const hAltBad: CheckRule = {
  id: 'H-ALT-BAD',
  kind: 'check',
  severity: 'info',
  check: (content): Found[] =>
    elementsNamed(content.html(), 'img').flatMap((image, index) => {
      const detail = faultOf(image);
      return detail === null ? [] : [{ place: `image ${index + 1}`, detail }];
    }),
  citation: 'WCAG 2.1, 1.1.1 (practice)',
  message: 'The alternative text of an image helps nobody.',
  suggestion: 'Say in a few words what the image shows.',
  examples: {
    failing: [
      { text: '<img src="/a.jpg" alt="Image of a red pickup">', format: 'html' },
      { text: '![IMG_2041.jpg](/img_2041.jpg)', format: 'markdown' },
      {
        text: '<figure><img src="/a.jpg" alt="Our lot"><figcaption>Our lot</figcaption></figure>',
        format: 'html',
      },
    ],
    passing: [
      { text: '<img src="/a.jpg" alt="A red pickup at the lake">', format: 'html' },
      { text: '![Our lot in the snow](/img_2041.jpg)', format: 'markdown' },
      { text: '<img src="/a.jpg">', format: 'html' },
    ],
  },
};

function faultOf(image: HtmlElement): string | null {
  const alt = (image.attribs.alt ?? '').trim();
  if (alt === '') return null;
  if (alt.length > longest) return `It has ${alt.length} characters; ${longest} are enough.`;
  if (redundant.test(alt)) return 'That it is an image is said anyway.';
  const source = (image.attribs.src ?? '').split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const stem = source.replace(/\.\w+$/, '');
  if (fileName.test(alt) || (stem.length > 3 && alt === stem)) return 'It is the name of a file.';
  const figure = ancestorsOf(image).find(({ name }) => name === 'figure');
  const caption = figure && DomUtils.findOne(({ name }) => name === 'figcaption', figure.children);
  const isCaption = caption && textIn(caption).toLowerCase() === alt.toLowerCase();
  return isCaption ? 'It repeats the caption.' : null;
}
