import type { Reader } from '../../db/reader.ts';
import { stateOf } from '../compliance/rules/states.ts';
import { listElements, type SiteRow } from '../site/store.ts';

/** Cal. Vehicle Code section 11713.1(c)(2), in its words: abbreviations would not do. */
const california =
  'Plus government fees and taxes, any finance charges, any dealer document processing charge, ' +
  'any electronic filing charge, and any emission testing charge.';
/** The FTC, Fla. Stat. 501.976(16): nothing may be left out but what the government takes. */
const elsewhere = 'Prices exclude tax, title, registration and other government fees.';
/** O. Reg. 333/08 s. 36(7) and its like in other provinces. */
const canada = 'Prices exclude tax and licensing.';

/** What has to stand beside prices at this place. */
export function priceDisclaimer({ country, state }: Pick<SiteRow, 'country' | 'state'>): string {
  if (country === 'CA') return canada;
  return stateOf(state) === 'CA' ? california : elsewhere;
}

/** The state's where there is a price, and the store's own in its own words. */
export async function disclaimersOf(
  reader: Reader,
  site: SiteRow,
  hasPrices: boolean,
): Promise<string[]> {
  const own = (await listElements(reader, site.id)).filter(({ type }) => type === 'disclaimer');
  const texts = own.map(({ content }) => content.trim()).filter((text) => text !== '');
  return hasPrices ? [priceDisclaimer(site), ...texts] : texts;
}
