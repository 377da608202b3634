import type { Brief } from '../../../writing/brief.ts';
import { type FactSheet, factSheetOf } from '../../../writing/facts/fact-sheet.ts';
import { stateNames } from '../../../writing/research/lexicon/states.ts';
import type { StockVehicle } from '../../../writing/store-profile.ts';

/** Names of trims, colors and engines are shorter; what is longer is no name. */
const longestName = 60;
const maxWords = 9;

/**
 * The sheet that a model writes from: without what a feed puts in the place of a name (a sentence,
 * a price, markup), which would be a fact otherwise, so that a model that obeys it would be right
 * by the sheet; and with the state by its name, as a person would write it.
 */
export function modelSheet(brief: Brief): FactSheet {
  const known = sheets.get(brief);
  if (known) return known;
  const sheet = factSheetOf({ ...brief, stock: brief.stock.map(plainVehicle) });
  const code = sheet.facts.get('store.state');
  const value = stateNames.get(String(code?.value));
  const facts = new Map(sheet.facts);
  if (code && value) facts.set('store.state-name', { ...code, id: 'store.state-name', value });
  const own = { ...sheet, facts };
  sheets.set(brief, own);
  return own;
}

/** The sheet of an outline serves its article too. */
const sheets = new WeakMap<Brief, FactSheet>();

function plainVehicle(vehicle: StockVehicle): StockVehicle {
  const { make, model, trim, engine, transmission, exteriorColor, interiorColor } = vehicle;
  return {
    ...vehicle,
    make: nameOrNull(make),
    model: nameOrNull(model),
    trim: nameOrNull(trim),
    engine: nameOrNull(engine),
    transmission: nameOrNull(transmission),
    exteriorColor: nameOrNull(exteriorColor),
    interiorColor: nameOrNull(interiorColor),
    stockNumber: nameOrNull(vehicle.stockNumber),
    description: null,
    features: [],
  };
}

function nameOrNull(text: string | null): string | null {
  if (text === null || text.length > longestName) return null;
  if (/[<>{}$€£!?`]|\p{Cc}|https?:/u.test(text)) return null;
  return text.trim().split(/\s+/).length > maxWords ? null : text;
}
