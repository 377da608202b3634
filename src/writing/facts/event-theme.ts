import type { SalesEvent } from '../brief.ts';

/** What an event of sales is about, the first that its name or description speaks of. */
const themes = [
  ['trucks', /\b(?:trucks?|pickups?)\b/i],
  ['electric', /\b(?:EVs?|electric|plug-?ins?)\b/i],
  ['taxes', /\btax(?:es)?\b/i],
  ['used', /\b(?:used|pre-?owned|certified|CPO)\b/i],
  ['clearance', /\b(?:clearance|close-?out|blow-?out|year[- ]end|sell-?down)\b/i],
  ['payment', /\b(?:down|financ\w+|APR|credit|payments?|lease)\b/i],
  [
    'holiday',
    new RegExp(
      String.raw`\b(?:memorial|labou?r|presidents'?|veterans|independence|victoria|canada|boxing|` +
        String.raw`columbus|christmas|thanksgiving|easter|holidays?|black friday|new year'?s?|` +
        String.raw`(?:july|fourth of july|4th of july))\b`,
      'i',
    ),
  ],
] as const;

export type EventTheme = (typeof themes)[number][0];

/** The name decides before the description: "Truck Month" with a word on taxes is about trucks. */
export function eventThemeOf(event: SalesEvent): EventTheme | null {
  const { category, description } = event;
  if (category !== 'Sales Event') return null;
  const name = nameWithoutOffer(event);
  // "Food trucks from noon" are for sale nowhere.
  for (const text of [name, description?.replace(/\bfood trucks?\b/gi, '') ?? '']) {
    const found = themes.find(([, words]) => words.test(text));
    if (found) return found[0];
  }
  return null;
}

/** "$0 Down", "0% APR", "$500 Off": an offer, which is nothing without its terms. */
const offer = new RegExp(
  String.raw`[\s,:&–-]*(?:\bwith )?(?:\$\s?[\d,]+|\b(?:zero|no money))` +
    String.raw`\s(?:down|off|back|cash\b.*|due\b.*)|` +
    String.raw`[\s,:&–-]*\b\d+(?:\.\d+)?\s?%\s?(?:APR|off|financing|interest)?`,
  'gi',
);

/**
 * What the event is called on the page: an offer in its name is left out where nobody says who gets
 * it and for how long.
 */
export function nameWithoutOffer({ name, description, category }: SalesEvent): string {
  if (description !== null && description.trim() !== '') return name;
  const plain = name.replace(offer, '').replace(/\s+/g, ' ').trim();
  if (plain === name.trim()) return name;
  // Of "Zero Down Weekend" too little would be left.
  return plain.includes(' ') ? plain : `${plain} ${category}`.trim();
}
