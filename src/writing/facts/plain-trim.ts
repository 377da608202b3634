import type { StockVehicle } from '../store-profile.ts';

/**
 * What feeds put into the trim that other columns say already. They carry the style name of the
 * price list: "2WD Reg Cab 120.5 in Tradesman RWD Pickup" is a Tradesman.
 */
const remarks = /\*[^*]*\*?|\([^)]*\)|\bw\/.*$/gi;
const doors =
  /\b[2-5] ?(?:dr|door)\b\.?|\b(?:sdn|hbk|cpe|conv|[2-9]-passenger|north america)\b\.?/gi;
const bodies = /\b(?:pickup|sedan|suv|sport utility|sports activity (?:vehicle|coup[eé]))\b/gi;
const gears = /\b(?:auto(?:matic)?|man|[ei]?-?cvt|ivt|a\/t|m\/t|\d{1,2}-?sp(?:ee)?d)\b\.?/gi;
const drives = /\b(?:[24aefr]wd|4x[24]|(?:2|4|two|four|all|front|rear)[- ]wheel drive)\b/gi;
const cabs = new RegExp(
  String.raw`\b(?:reg(?:ular)?|std|single|crew|double|dbl|ext(?:ended)?|quad|mega|access|king|` +
    String.raw`super) cab\b\.?|\b(?:super ?crew|super ?cab|crew ?max)\b|` +
    String.raw`\b(?:short|standard|std|long|\d(?:\.\d)?(?:['’]|[ -]?f(?:oo)?t\.?)?) ` +
    String.raw`(?:box|bed)\b`,
  'gi',
);
const wheelbase = /\b\d{3}(?:\.\d+)?(?:["”]|'' ?| in\b\.?)(?: ?WB\b)?/gi;
const litres = /\b\d\.\d ?l\b(?: (?:v6|v8|i4|4 ?cyl)\b\.?)?/gi;

/**
 * A vehicle with the trim that a person would say, and what the feed had beside it; itself where
 * the trim is plain, or where nothing else is in it.
 */
export function withPlainTrim(vehicle: StockVehicle): StockVehicle {
  const { trim, model, drivetrain } = vehicle;
  if (trim === null) return vehicle;
  const said = [remarks, doors, gears, cabs, wheelbase, litres, bodies];
  // What is driven by which wheels is told by its own column, where there is one.
  const all = drivetrain === null ? said : [...said, drives];
  const plain = all
    .reduce((text, pattern) => text.replace(pattern, ' '), trim)
    // "Silverado 2500HD", trim "HD Custom".
    .replace(/\dHD$/.test(model ?? '') ? /^\s*HD\b/ : /^$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,/-]+|[ ,/-]+$/g, '');
  return plain === '' || plain === trim ? vehicle : { ...vehicle, trim: plain, listedTrim: trim };
}
