import type { Brief } from '../brief.ts';
import { placeOfLaw } from '../facts/asked-state.ts';
import { withLicensing, withOwnTerms } from '../knowledge/american.ts';
import { withAgency } from '../regions/agency-named.ts';

type Said = { text: string; factIds: string[] };

/** With the office that has the titles by its name, and the law's own words for fees. */
export function inTermsOf(brief: Brief): (said: Said) => Said {
  const { country, state } = brief.store;
  const place = placeOfLaw(brief);
  return ({ text, factIds }) => {
    const named = withAgency(text, place);
    return {
      text: country === 'CA' ? withLicensing(named) : withOwnTerms(named, state),
      factIds: named === text ? factIds : [...factIds, 'state.agency'],
    };
  };
}
