import type { ReferenceAnswer } from './reference-answer.ts';
import { guideAnswers } from './guide-answer-lines.ts';

// "Oil change" and "spark plug change" are no changes of the model.
const newness = /\bwhat changed\b|(?<!\boil )\bchange[ds]\b|\bwhat'?s new\b|\bredesign\b/i;
const four = String.raw`\b(?:all-wheel|four-wheel|awd|4wd|4x4|2wd|rwd|fwd)\b`;

// How many child seats fit is not how many seats there are.
const asksRows =
  /\bhow many (?!car|child)\b.*\b(?:seats?|people|passengers|fit)\b|\b(?:third row|rows)\b/i;
// Nor is a car seat one of them.
const ofSeats = String.raw`(?<!\b(?:car|child|booster) )\bseats?\b|\bseating\b`;
const rowsTyped = new RegExp(
  String.raw`\bhow many (?:people|passengers|rows)\b|${ofSeats}|\b(?:third|3rd) row\b`,
  'i',
);
const seatsTyped = new RegExp(
  String.raw`\bhow many (?:people|passengers|seats?)\b|${ofSeats}`,
  'i',
);

/** Who asks how an engine holds up has not asked which ones there are. */
const enginesTyped = new RegExp(
  String.raw`^(?!.*\b(?:reliab|problem|issue|recall|avoid|worth|lifter|tick|years?\b|last\b))` +
    String.raw`.*\b(?:engines?|diesel|v[68]|cylinders?)\b`,
  'i',
);

/**
 * By name. The ids of one line are said together; a question takes the first line that fits and can
 * be said. A topic file names the messages as `facts:` lines.
 */
export const referenceAnswers: Readonly<Record<string, ReferenceAnswer>> = {
  ...guideAnswers,
  trims: {
    ids: ['car.trims', 'reference.trims'],
    topics: ['trims', 'price', 'availability', 'overview'],
    asks: new RegExp(
      // Which one suits, or what sets them apart, is not told by their names.
      String.raw`^(?!.*\b(?:difference|right for|meant for|adds?|highest|better|had with)\b)` +
        String.raw`(?:which|what|how many)\b.*\b(?:trims?|versions)\b(?! (?:has|have|with)\b)` +
        String.raw`(?!.*\b(?:stock|lot)\b)`,
      'i',
    ),
    words: /\btrims?\b|\btrim levels?\b|\bversions\b|\bpackages\b/i,
  },
  hybrid: {
    ids: ['reference.has-hybrid', 'reference.has-plug_in_hybrid'],
    topics: ['hybrid', 'engine', 'fuel-economy'],
    asks: /^(?:does|is|can|do)\b.*\bhybrids?\b(?!.*\b(?:worth|good|better|covered)\b)/i,
    words: /\b(?:come|available|offered|make|there)\b.*\bhybrid\b|\bhybrids?$/i,
  },
  plugIn: {
    ids: ['reference.has-plug_in_hybrid', 'reference.has-hybrid'],
    topics: ['hybrid', 'range-and-charging'],
    asks: /^(?:does .* (?:come|need)|is there)\b.*\bplug(?:ged)?[ -]in\b/i,
    words: /\bplug(?:ged)?[ -]?in\b/i,
  },
  electric: {
    ids: ['reference.has-electric', 'reference.has-plug_in_hybrid'],
    topics: ['range-and-charging', 'hybrid', 'engine'],
    asks: /^(?:does|is there|is|can)\b.*\belectric version\b/i,
    words: /\b(?:electric|ev) (?:version|option)\b/i,
  },
  horsepower: {
    ids: ['car.engines', 'car.engine', 'reference.horsepower'],
    topics: ['engine'],
    asks: /\b(?:horsepower|hp|powerful)\b/i,
    words: /\b(?:horsepower|hp)\b/i,
  },
  horsepowerBefore: {
    ids: ['reference.power-before', 'reference.engines'],
    topics: ['engine'],
    asks: /\b(?:horsepower|hp|powerful)\b/i,
    words: /\b(?:horsepower|hp)\b/i,
  },
  transmission: {
    ids: ['reference.transmission'],
    topics: ['engine'],
    asks: /\b(?:transmission|cvt|stick shift|manual)\b/i,
    words: /\btransmission\b(?!.*\b(?:fluid|repair|problem))|\bstick shift\b|\bcvt\b/i,
  },
  diesel: {
    ids: ['reference.has-diesel'],
    topics: ['engine'],
    asks: /^(?:does|is|can|do)\b.*\bdiesels?\b/i,
    words: /\bdiesels?$/i,
  },
  engines: {
    ids: ['car.engines', 'car.engine', 'reference.engines'],
    topics: ['engine', 'towing'],
    asks: /^(?:which|what)\b.*\bengines?\b|^(?!.*\breliable\b).*\b(?:diesel|v6|v8|turbo)\b/i,
    words: enginesTyped,
  },
  drive: {
    ids: ['reference.drive'],
    topics: ['drivetrain', 'trims', 'winter-driving', 'engine'],
    asks: new RegExp(
      // Whether it is worth having is not told by what there is.
      String.raw`^(?!.*\b(?:need|worth|lose|difference|better|enough|tow)\b)` +
        String.raw`(?:(?:does|do|is|are|can|which|what)\b.*${four}|.*\bdrivetrains?\b)`,
      'i',
    ),
    words: new RegExp(four, 'i'),
  },
  seats: {
    ids: ['reference.seats-rows'],
    topics: ['seating', 'family'],
    asks: asksRows,
    words: rowsTyped,
  },
  rows: {
    ids: ['reference.rows', 'reference.seats-before'],
    topics: ['seating', 'family'],
    asks: asksRows,
    words: rowsTyped,
  },
  seatsOfVan: {
    ids: ['reference.seats-van'],
    topics: ['seating'],
    asks: /\bhow many\b.*\b(?:seats?|people|passengers|fit)\b/i,
    words: seatsTyped,
  },
  seatsAlone: {
    ids: ['reference.seats'],
    topics: ['seating', 'family'],
    asks: /\bhow many (?!car|child)\b.*\b(?:seats?|people|passengers|fit)\b/i,
    words: seatsTyped,
  },
  body: {
    ids: ['reference.body-class'],
    topics: ['body-style', 'overview'],
    asks: /\bbody style\b|\bsize class\b|^is\b.*\ban? (?:suv|wagon|crossover|sedan|truck)\?/i,
    words: /\bis .* an? (?:suv|wagon|crossover|sedan|truck|minivan)\b|\bsize class\b|\bbody style/i,
  },
  bodyAlone: {
    ids: ['reference.body'],
    topics: ['body-style', 'overview'],
    asks: /\bbody style\b|^is\b.*\ban? (?:suv|wagon|crossover|sedan|truck)\?/i,
    words: /\bis .* (?:an?) (?:suv|wagon|crossover|sedan|truck|hatchback|minivan)\b|\bbody style/i,
  },
  cabs: {
    ids: ['reference.cabs'],
    topics: ['body-style', 'seating', 'work-use'],
    asks: /\bcabs?\b/i,
    words: /\bcabs?\b/i,
  },
  years: {
    ids: ['car.redesigns', 'car.brought', 'reference.years', 'reference.changes'],
    topics: ['model-years', 'overview'],
    asks: /\byears?\b|\bchange[ds]?\b|\bredesign|\bnew\b/i,
    words: /\byears\b|\bhistory\b|\bfirst year\b|\bdiscontinued\b|\bwhen did\b/i,
  },
  changes: {
    ids: ['car.redesigns', 'car.brought', 'reference.changes'],
    topics: ['model-years', 'overview'],
    asks: /\bchange[ds]?\b|\bredesign|\bdifferen/i,
    words: newness,
  },
  reliableYears: {
    ids: ['reliability.years'],
    topics: ['reliability'],
    asks: /\bwhich\b.*\byears\b/i,
  },
  reliability: {
    ids: ['reliability.untold', 'reliability.untold-ca'],
    topics: ['reliability'],
    asks: /^(?:is|are)\b.*\breliable\b/i,
  },
  changesUnknown: {
    ids: ['reference.what', 'reference.years'],
    topics: [],
    asks: /(?!)/,
    words: newness,
  },
  unrated: {
    ids: ['reference.unrated'],
    topics: ['fuel-economy'],
    asks: /\b(?:mpg|gas mileage|fuel economy|mileage|good on gas)\b/i,
    words: /\bmpg\b|\bgas mileage\b|\bfuel economy\b/i,
  },
  economy: {
    ids: ['reference.economy'],
    topics: ['fuel-economy'],
    asks: /\b(?:mpg|gas mileage|fuel economy|mileage|good on gas)\b/i,
    words: /\bmpg\b|\bgas mileage\b|\bfuel economy\b/i,
  },
  battery: {
    ids: ['reference.battery'],
    topics: ['range-and-charging'],
    asks: /\b(?:battery size|kwh|how big)\b/i,
  },
  towing: {
    ids: ['reference.towing'],
    topics: ['towing'],
    asks: /^how much\b.*\btow\b|^what\b.*\btow(?:ing)? (?:rating|capacity)\b/i,
    words: /\btow(?:ing)?\b/i,
  },
  towingBuilds: {
    ids: ['reference.towing-builds'],
    topics: ['towing'],
    asks: /^how much\b.*\btow\b|^what\b.*\btow(?:ing)? (?:rating|capacity)\b/i,
    words: /\btow(?:ing)?\b/i,
  },
  weight: {
    ids: ['reference.weight'],
    topics: ['towing', 'work-use'],
    asks: /\b(?:gvwr|weigh|weight class)\b/i,
    words: /\b(?:gvwr|weight class|how much does .* weigh)\b/i,
  },
  aids: {
    ids: ['reference.aids', 'reference.aids-more'],
    topics: ['safety', 'technology'],
    asks: /\b(?:safety features|blind-spot|adaptive cruise|emergency braking|driver assist)/i,
    words: /\bsafety features\b|\badaptive cruise\b|\bblind[ -]spot\b|\bemergency braking\b/i,
  },
};
