import { fitWords } from '../../text/fit-words.ts';
import { pixelWidth } from '../../text/pixel-width.ts';
import { placeName, subjectName } from '../subject-name.ts';
import type { ToolInput } from '../tool-input.ts';
import { titleFontPx, titleLimits } from './limits.ts';

/**
 * The longest fitting form of the title, head term first and the store last after a hyphen. A form
 * that another article has is passed over; where all are taken, the title gets a number.
 */
export function titleFor(input: ToolInput): string {
  const { titles } = input.others;
  const forms = titleForms(input).filter(fits);
  const free = forms.filter((form) => !titles.has(form));
  const roomy = free.find((form) => form.length >= titleLimits.minCharacters);
  const best = roomy ?? free.toSorted((one, two) => two.length - one.length)[0];
  if (best !== undefined) return best;
  const base = forms[0] ?? fitWords(input.page.title, fits);
  for (let number = 2; ; number += 1) {
    const head = fitWords(base, (text) => fits(`${text} (${number})`));
    const form = number === 2 && !titles.has(base) ? base : `${head} (${number})`;
    if (!titles.has(form)) return form;
  }
}

function fits(text: string): boolean {
  const isShort = [...text].length <= titleLimits.characters;
  return text !== '' && isShort && pixelWidth(text, titleFontPx) <= titleLimits.pixels;
}

/** Ways to put it, the fullest first. */
function titleForms(input: ToolInput): string[] {
  const { page, store } = input;
  const place = placeName(store);
  const own = ownHeads(input);
  const [head = page.title] = page.title.split(/: | \| /);
  const heads = [...own, page.title, head, fitWords(page.title, fits)];
  return [...new Set(heads)].flatMap((one) => {
    const hasStore = includes(one, store.name);
    const hasPlace = store.city !== null && includes(one, store.city);
    const local = hasPlace || place === '' ? one : `${one} in ${place}`;
    const branded = hasStore ? one : `${one} - ${store.name}`;
    const both = hasStore || hasPlace ? branded : `${local} - ${store.name}`;
    return /[.?!]$/.test(one) ? [branded, one] : [both, branded, local, one];
  });
}

/** Heads that the kind of page calls for. */
function ownHeads({ article, store }: ToolInput): string[] {
  const { type, subject, comparison, event } = article;
  const place = placeName(store);
  if (type === 'modellanding' && subject) {
    const name = subjectName(subject);
    return place === '' ? [name] : [`${name} in ${place}`, name];
  }
  if (type === 'comparison' && comparison) {
    const models = comparison.vehicles.map(({ make, model }) => `${make} ${model}`);
    const years = new Set(comparison.vehicles.map(({ year }) => year));
    const year = years.size === 1 ? `${[...years].join('')} ` : '';
    const bare = comparison.vehicles.map(({ model }) => model);
    return [`${year}${models.join(' vs. ')}`, models.join(' vs. '), bare.join(' vs. ')];
  }
  return type === 'salesevent' && event ? [event.name] : [];
}

function includes(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
