import { stateNames } from '../../../writing/research/lexicon/states.ts';

/** The fifty states and the District of Columbia, as a store's address has them. */
const codes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ ' +
  'NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
/** Canada's, none of which is a state's code too. */
const provinceCodes = 'AB BC MB NB NL NS NT NU ON PE QC SK YT';

export type State = string & { readonly state: unique symbol };

const states: ReadonlySet<string> = new Set(`${codes} ${provinceCodes}`.split(' '));
const byName = new Map([...stateNames].map(([code, name]) => [name.toUpperCase(), code]));

/** A two-letter code of a state or province in any case, or its name; null for anything else. */
export function stateOf(code: string | null): State | null {
  const upper = code?.trim().toUpperCase() ?? '';
  const short = byName.get(upper) ?? upper;
  return states.has(short) ? (short as State) : null;
}
