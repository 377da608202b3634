import type { Brief } from '../../../writing/brief.ts';
import type { StockVehicle } from '../../../writing/store-profile.ts';

/** Names of trims, colors and engines are shorter; what is longer is no name. */
const longestName = 60;
const mostWords = 9;

/**
 * The brief without what a feed puts in the place of a name: a sentence, a price, markup. Such a
 * text would be a fact otherwise, and a model that obeys it would be right by the sheet.
 */
export function plainBrief(brief: Brief): Brief {
  const known = plainBriefs.get(brief);
  if (known) return known;
  const plain = { ...brief, stock: brief.stock.map(plainVehicle) };
  plainBriefs.set(brief, plain);
  return plain;
}

/** One for each brief, since sheets are kept by brief. */
const plainBriefs = new WeakMap<Brief, Brief>();

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
  return text.trim().split(/\s+/).length > mostWords ? null : text;
}
