import type { SalesEvent } from '../brief.ts';

/** "a|b" of words, whole. */
function words(...all: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${all.join('|')})\b`, 'i');
}

/** What people come for who look for no car, by the name of an event of any category. */
const visits = [
  [
    'giving',
    words(
      '(?:toy|food|blood|coat|book|clothing|school suppl(?:y|ies)|sock|diaper) drive',
      'toys for tots|charity|fund-?raiser|donations?|food bank|adoption',
    ),
  ],
  [
    'tires',
    words(
      '(?:winter|snow|summer) tires?',
      'tires? (?:swap|change-?over|event|sale|days?|clinic|special|rotation)',
    ),
  ],
  ['oil', words('oil changes?')],
  ['brakes', words('brakes?')],
  ['battery', words('battery|batteries')],
  ['recalls', words('recalls?')],
  ['child-seats', words('(?:child|car|infant|booster)(?: car)? seats?')],
  [
    'upkeep',
    words(
      String.raw`service(?! members?)|maintenance|inspection|car care|check-?up`,
      String.raw`a\/?c check|wash|detail\w*`,
    ),
  ],
  [
    'gathering',
    words(
      'trunk[- ]or[- ]treat|egg hunt|santa|pumpkins?|cook-?out|bbq|barbecue|car show',
      'cruise[- ]in|cars (?:and|&|n) coffee|family (?:day|fun)|ice cream|carnival',
    ),
  ],
] as const;

/** What an event of sales is about, the first that its name or description speaks of. */
const themes = [
  [
    'military',
    words(
      'military|armed forces|service members?|troops',
      'veterans? (?:appreciation|month|week|salute)',
    ),
  ],
  ['drives', words('test[- ]drives?|ride (?:and|&|n) drive|drive days?')],
  ['opening', words('grand (?:re-?)?opening|re-?opening|open house|anniversary')],
  ['tag', words('(?:red|yellow|blue|green|orange|hot) tags?|tag (?:sale|event)')],
  ['graduates', words(String.raw`grads?|graduat\w+|college|students?`)],
  ['firsts', words('first[- ]time buyers?|first cars?')],
  ['work', words('fleet|business|commercial|contractors?')],
  ['trade', words('trade[- ]?(?:in|up|ins)|buy-?back|upgrade|push,? pull')],
  [
    'thanks',
    words(
      'appreciation|thank[- ]you|salute|hero(?:es)?|first responders?|police|fire ?fighters?',
      'nurses?|health ?care|teachers?|educators?',
    ),
  ],
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

export type EventTheme = (typeof themes)[number][0] | (typeof visits)[number][0];

/** Whether people come for something else than cars. */
export function isOfVisits(theme: EventTheme | null): boolean {
  return visits.some(([name]) => name === theme);
}

/** The name decides before the description: "Truck Month" with a word on taxes is about trucks. */
export function eventThemeOf(event: SalesEvent): EventTheme | null {
  const { category, description } = event;
  const { name } = event;
  const visit = visits.find(([, named]) => named.test(name));
  if (visit) return visit[0];
  if (category !== 'Sales Event') return null;
  // "Food trucks from noon" are for sale nowhere.
  for (const text of [name, description?.replace(/\bfood trucks?\b/gi, '') ?? '']) {
    const found = themes.find(([, named]) => named.test(text));
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
  if (plain.includes(' ')) return plain;
  // Of "Zero Down Weekend" too little would be left.
  if (/\bAPR\b|financing/i.test(name)) return `Financing ${plain === '' ? category : plain}`;
  return `${plain.replace(/^month$/i, 'Month-Long')} ${category}`.trim();
}
