import type { Brief } from '../brief.ts';
import { placeOfLaw } from '../facts/asked-state.ts';
import { withLicensing, withOwnTerms } from '../knowledge/american.ts';
import { withAgency } from '../regions/agency-named.ts';

type Said = { text: string; factIds: string[] };

/** With the office that has the titles by its name, and the law's own words for fees. */
export function inTermsOf(brief: Brief): (said: Said) => Said {
  const { country, state } = brief.store;
  const inOwn = country === 'CA' ? withLicensing : (one: string) => withOwnTerms(one, state);
  return ({ text, factIds }) => {
    const named = withAgency(text, placeOfLaw(brief));
    const isNamed = named !== text;
    return { text: inOwn(named), factIds: isNamed ? [...factIds, 'state.agency'] : factIds };
  };
}
