import { mentionsIn } from '../data/vehicle-mentions.ts';
import { textOf } from '../content-text.ts';
import type { CheckRule, Found } from '../rule.ts';
import { ancestorsOf, elementsNamed, type HtmlElement, textIn } from './elements.ts';
import { pattern } from '../text/pattern.ts';

const fromElsewhere = pattern`
    (?:^|[/_.-])(?:ai[-_](?:image|generated)|generated|stock[-_]?(?:photo|image)s?
    |illustrations?|renderings?|placeholder|coming[-_]soon|unsplash|shutterstock|istockphoto
    |gettyimages|evox|izmo\w{0,6})(?=[/_.-]|$)`;
const calledSo =
  /\b(?:AI|computer)[- ]generated\b|\bstock (?:photo|image)\b|\b(?:artist's )?rendering\b/i;
const label = pattern`
    \billustrations?\b|\bnot (?:of )?(?:the |an )?actual vehicles?\b
    |\brepresentative (?:photo|image)|\b(?:photos?|images?) (?:may|is|are) (?:not
    |for illustration)`;
/** Elements that hold a vehicle with its picture. */
const frames = new Set(['li', 'td', 'figure', 'section', 'article', 'div']);
/** Paragraphs before and after a picture that stands among paragraphs. */
const reach = 2;

export const hAiImage: CheckRule = {
  id: 'H-AI-IMAGE',
  kind: 'check',
  severity: 'warning',
  severityIn: { OH: 'error' },
  check: (content): Found[] => {
    const ids = mentionsIn(content).map(({ id }) => id);
    if (ids.length === 0 || label.test(textOf(content))) return [];
    return elementsNamed(content.html(), 'img').flatMap((image, index) => {
      if (!isNoPhoto(image)) return [];
      const near = textNear(image).toUpperCase();
      const beside = ids.find((id) => near.includes(id));
      if (beside === undefined) return [];
      return [{ place: `image ${index + 1}`, detail: `It stands beside ${beside}.` }];
    });
  },
  citation: '16 CFR 238.2; OAC 109:4-3-16',
  message: 'A generated or stock image stands beside one vehicle as if it showed that vehicle.',
  suggestion:
    'Use a photo of the vehicle, or add "Image is an illustration, not the actual vehicle".',
  examples: {
    failing: [
      {
        text: 'Stock # P3385 is here.\n\n![A red pickup](https://images.example/generated/7.png)',
        format: 'markdown',
      },
      {
        text: '<div><img src="/p.jpg" alt="Stock photo of a pickup"><p>Stock # P3385</p></div>',
        format: 'html',
      },
    ],
    passing: [
      {
        text: 'Stock # P3385 is here.\n\n![A red pickup](https://images.example/lot/7.png)',
        format: 'markdown',
      },
      {
        text:
          '<div><img src="/generated/7.png" alt="Pickup"><p>Stock # P3385</p><p>Image is ' +
          'an illustration, not the actual vehicle.</p></div>',
        format: 'html',
      },
      { text: '![A lake](https://images.example/generated/7.png)', format: 'markdown' },
    ],
  },
};

function isNoPhoto({ attribs }: HtmlElement): boolean {
  const { src = '', alt = '', title = '' } = attribs;
  if (attribs['data-generated'] !== undefined) return true;
  return fromElsewhere.test(src) || calledSo.test(`${alt} ${title}`);
}

function textNear(image: HtmlElement): string {
  const around = ancestorsOf(image);
  const frame = around.find(({ name }) => frames.has(name));
  if (frame) return textIn(frame);
  const top = around.at(-1) ?? image;
  const siblings = (top.parent?.children ?? []).filter(
    (child): child is HtmlElement => 'attribs' in child,
  );
  const at = siblings.indexOf(top);
  return siblings
    .slice(Math.max(0, at - reach), at + reach + 1)
    .map(textIn)
    .join(' ');
}
