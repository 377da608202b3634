/** The fifty states and the District of Columbia, as a store's address has them. */
const codes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ ' +
  'NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

export type State = string & { readonly state: unique symbol };

const states: ReadonlySet<string> = new Set(codes.split(' '));

/** A two-letter code in any case; null for what is no US state. */
export function stateOf(code: string | null): State | null {
  const upper = code?.trim().toUpperCase() ?? '';
  return states.has(upper) ? (upper as State) : null;
}
