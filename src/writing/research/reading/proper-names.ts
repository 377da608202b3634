import { lazy } from '../../../lib/lazy.ts';
import { normalise } from './normalise.ts';
import { patternOf } from './put-name.ts';

const proper = (
  "Memorial Day|Labor Day|Labour Day|Presidents' Day|Veterans Day|Independence Day|Christmas|" +
  "Mother's Day|Father's Day|Canada Day|Victoria Day|Boxing Day|" +
  'Columbus Day|MLK Day|Martin Luther King Day|Juneteenth|Cyber Monday|Easter|Halloween|' +
  "Super Bowl|Valentine's Day|St. Patrick's Day|Hanukkah|Ramadan|Remembrance Day|" +
  'Thanksgiving|Black Friday|New Year|July|January|February|April|June|August|September|' +
  'Sundays|Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|Saturdays|' +
  'October|November|December|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|' +
  'Canada|Chevy|Costco|CarMax|Carvana|Autotrader|Cars.com|OnStar|Google|Canadian|American|' +
  'Apple CarPlay|CarPlay|Android Auto|Bluetooth|Carfax|AutoCheck|' +
  'Kelley Blue Book|Blue Book|FastTrak|Uber|DoorDash|Lemon Law|Level 1|Level 2|' +
  'Michelin|Bridgestone|Goodyear|Firestone|Pirelli|Hankook|Yokohama|BFGoodrich|Nokian|Blizzak|' +
  'Valvoline|Pennzoil|Castrol|Mobil 1|Dex-Cool|Top Tier|' +
  'ToyotaCare|FordPass|Mopar|Uconnect|EyeSight|' +
  'Cooper|Wilderness|' +
  'EcoDiesel|EcoBoost|Duramax|Cummins|PowerBoost|Power Stroke|Skyactiv|VTEC|Sasquatch|' +
  'PRO-4X|TRD Sport|TRD Pro|TRD Off-Road|King Ranch|Trail Boss|A-Spec|Pentastar|HEMI|e-Power|' +
  'Section 179|Chapter 7|Chapter 13|Chapter 11|Social Security|' +
  'ITIN|ITINs|SSN|SSI|NADA|State Farm|Geico|Allstate|USAA|Progressive insurance|Instacart|' +
  'Grubhub|Equifax|TransUnion|Experian|FICO|Hurricane engine|Wi-Fi|Lyft|Buyers Guide|' +
  'Super Cruise|BlueCruise|Tesla|Magnuson-Moss|iPhone|iPhones|StabiliTrak'
).split('|');

/** With a pattern for each, and a word by which it is ruled out quickly. */
const properNames = lazy(() =>
  proper.map((name) => {
    const day = ofWhom.exec(name);
    if (day?.[1]) return { name, pattern: dayOf(day[1]), mark: day[1].toLowerCase() };
    const [mark = ''] = normalise(name)[0]?.split('-') ?? [];
    return { name, pattern: patternOf(name), mark };
  }),
);

const ofWhom = /^(.*\p{L})(?:'s|s') Day$/u;

/** "President's day", "presidents day": the apostrophe stands anywhere or nowhere. */
function dayOf(whom: string): RegExp {
  return new RegExp(`(?<!\\p{L})${whom.replace('.', '\\.?')}['’]?s?['’]? day(?!\\p{L})`, 'giu');
}

/** Whether a sentence begins with a name of a day, a brand or the like, which keeps its capital. */
export function startsWithName(sentence: string): boolean {
  return proper.some((name) => sentence.startsWith(name));
}

/** Days, brands and the like with their capitals, in a label as in a question. */
export function withProperNames(text: string): string {
  return properNames().reduce((shown, { name, pattern, mark }) => {
    return shown.toLowerCase().includes(mark) ? shown.replace(pattern, name) : shown;
  }, text);
}
