import type { StockVehicle } from '../store-profile.ts';
import { tonOf } from './ton-class.ts';
import { workBodies } from './work-bodies.ts';

/** A piece of equipment by which people look for cars. */
export type Trait = {
  /** As it follows "with": "heated seats", "a sunroof". */
  name: string;
  /** As people type it. */
  asked: string;
  /** As feeds list it; null where a column of its own says it. */
  listed: RegExp | null;
  /** The column that says it, where there is one. */
  /** Whether who looks for cars with this and something else is told of it. */
  isMatter: boolean;
  column?: { of: (car: StockVehicle) => string | null; pattern: RegExp };
};

const engineOf = ({ engine }: StockVehicle): string | null => engine;
const gearsOf = ({ transmission }: StockVehicle): string | null => transmission;
/** The cab stands with the trim, or among the features. */
const cabOf = ({ trim, listedTrim, model }: StockVehicle): string | null => {
  const text = `${model} ${listedTrim ?? trim}`;
  return / cab\b|crew ?max|super ?crew|quad ?cab/i.test(text) ? text : null;
};

/** Lighter trucks have single ones; of a one-ton truck it has to be said. */
const wheelsOf = ({ model, trim, listedTrim, features }: StockVehicle): string | null => {
  const text = [model, listedTrim ?? trim, ...features].join(' ');
  return tonOf(model ?? '') === 'one-ton' && !/\bdual|\b[ds]rw\b/i.test(text) ? null : text;
};

const listed = (name: string, asked: string, pattern: RegExp): Trait => ({
  name,
  asked,
  listed: pattern,
  isMatter: matters.has(name),
});

/** What is told of the others is their care and repair. */
const matters = new Set(
  (
    'heated seats|Apple CarPlay|Android Auto|a backup camera|blind-spot monitoring|' +
    'adaptive cruise control|a tow package|a head-up display'
  ).split('|'),
);

const insideColors =
  '(?:black|tan|brown|red|white|cream|gr[ae]y|beige|saddle|burgundy|ivory|parchment)';

/** A package on one truck and a trim of another, which feeds have with either. */
function offRoad(code: 'Z71' | 'FX4'): Trait {
  const pattern = new RegExp(String.raw`\b${code}\b`, 'i');
  return {
    name: `the ${code} package`,
    asked: `${code}(?: off[ -]road)?(?: packages?)?`,
    listed: pattern,
    isMatter: true,
    column: { of: ({ trim }) => (pattern.test(trim ?? '') ? trim : null), pattern },
  };
}

export const traits: readonly Trait[] = [
  listed('a heated steering wheel', 'heated steering(?: wheels?)?', /heated steering/i),
  listed(
    'heated seats',
    '(?:heated|warm) (?:front |leather )?seats?|seat (?:heaters?|warmers?)',
    /heated[\w/ -]{0,24}seats?\b|seats?[\w:,/ -]{0,16}heated|heated (?:driver|front|rear)/i,
  ),
  listed(
    'ventilated seats',
    '(?:ventilated|cooled|air[ -]conditioned|cooling) (?:front |leather )?seats?',
    /(?:ventilated|cooled|climate)[\w/ -]{0,24}seats?\b|seats?[\w:,/ -]{0,16}ventilated/i,
  ),
  {
    // Feeds have the paint of a car and seldom the color inside.
    name: 'an interior in that color',
    asked: `${insideColors}(?:[ -](?:leather|cloth))? (?:interiors?|seats)`,
    listed: null,
    isMatter: false,
    column: { of: () => null, pattern: /(?!)/ },
  },
  listed(
    'leather seats',
    'leather(?: seats?| interiors?| upholstery)?',
    /\bleather\b(?![ -]?(?:wrapped|steering|shift))/i,
  ),
  listed(
    'a sunroof',
    '(?:panoramic |glass )?(?:sun|moon)[ -]?roofs?|panoramic roofs?',
    /sun ?roof|moon ?roof|panoramic|panorama/i,
  ),
  listed('Apple CarPlay', '(?:wireless )?(?:apple )?car ?play', /car ?play/i),
  listed('Android Auto', '(?:wireless )?android auto', /android auto/i),
  listed('navigation', '(?:built[ -]in )?(?:gps )?(?:navigation|nav)(?: systems?)?', /navigation/i),
  listed(
    'a surround-view camera',
    '(?:360|surround)(?:[ -](?:degree|view))? cameras?',
    /360|surround[ -]?(?:view|vision)|bird'?s[ -]eye/i,
  ),
  listed(
    'a backup camera',
    '(?:back[ -]?up|rear[ -]?view|reverse|reversing) cameras?',
    /(?:back[ -]?up|rear[ -]?view|rear(?: vision)?|reverse|parking) camera/i,
  ),
  listed(
    'blind-spot monitoring',
    'blind[ -]spot (?:monitor(?:ing|s)?|detection|warning|alert|assist)',
    /blind[ -]?spot|side blind zone/i,
  ),
  listed(
    'adaptive cruise control',
    '(?:adaptive|smart|dynamic radar) cruise(?: control)?',
    /adaptive cruise|radar cruise|smart cruise|distance pacing/i,
  ),
  listed(
    'remote start',
    'remote (?:engine )?start(?:er|ing)?',
    /remote (?:engine |vehicle )?start/i,
  ),
  listed(
    'a power liftgate',
    '(?:power|hands[ -]free|automatic) (?:lift|tail)[ -]?gates?',
    /(?:power|hands[ -]?free|foot[ -]activated|programmable)[\w -]{0,16}(?:lift|tail)[ -]?gate/i,
  ),
  listed(
    'a tow package',
    '(?:trailer )?tow(?:ing)? (?:packages?|packs?|hitch(?:es)?)|(?:trailer|tow) hitch(?:es)?',
    /tow(?:ing)?[\w/ -]{0,12} (?:package|pkg|group|hitch)|trailering|(?:trailer|receiver) hitch/i,
  ),
  listed("captain's chairs", "captain'?s?'? (?:chairs?|seats?)", /captain'?s?'? chairs?/i),
  listed('a head-up display', 'heads?[ -]up displays?|hud', /heads?[ -]up display/i),
  listed(
    'keyless entry',
    'keyless (?:entry|start|ignition)|push[ -]button start',
    /keyless|push[ -]?(?:button|to) start|proximity key/i,
  ),
  listed('a roof rack', 'roof (?:rack|rail)s?', /roof (?:rack|rail)|luggage rack/i),
  listed(
    'a lift kit',
    'lifted|(?:suspension )?lift kits?',
    /\blift(?:ed)?\b(?!\s*gate)|leveling kit/i,
  ),
  listed('Bluetooth', 'bluetooth', /bluetooth/i),
  listed(
    'an eight-foot bed',
    '(?:8|eight)[ -](?:foot|feet|ft) (?:truck )?beds?|long beds?',
    /\b(?:8|eight)[ -]?(?:foot|feet|ft|')[\w -]{0,8}\bbed|\blong ?bed/i,
  ),
  offRoad('Z71'),
  offRoad('FX4'),
  {
    name: 'a manual transmission',
    asked: 'manual(?: transmissions?)?|stick[ -]shifts?|manual gearbox(?:es)?',
    listed: null,
    isMatter: true,
    column: {
      of: gearsOf,
      pattern: /\bmanual\b(?!.*auto)|^(?:[5-7]|five|six)[ -]?speed man|^M\/?T$/i,
    },
  },
  {
    name: 'a V8',
    asked: 'v-?8(?: engines?)?',
    listed: null,
    isMatter: false,
    column: { of: engineOf, pattern: /\bV-?8\b|\b8[ -]cyl/i },
  },
  {
    name: 'a V6',
    asked: 'v-?6(?: engines?)?',
    listed: null,
    isMatter: false,
    column: { of: engineOf, pattern: /\bV-?6\b/i },
  },
  {
    name: 'a four-cylinder engine',
    asked: '(?:4|four)[ -]cyl(?:inders?)?(?: engines?)?',
    listed: null,
    isMatter: false,
    column: { of: engineOf, pattern: /\b(?:[IL]-?4|4[ -]?cyl|four[ -]cyl|inline[ -]?(?:4|four))/i },
  },
  {
    name: 'dual rear wheels',
    asked: "duall(?:y|y'?s|ies)|drw|dual rear wheels?",
    listed: null,
    isMatter: false,
    column: { of: wheelsOf, pattern: /\bduall(?:y|ies)\b|\bdrw\b|\bdual rear wheels?\b/i },
  },
  {
    name: '4 doors',
    asked: '(?:4|four)[ -]doors?(?= (?:[\\p{L}-]+ ){0,2}?(?:trucks?|pick-?ups?))',
    listed: null,
    isMatter: false,
    column: { of: ({ doors }) => (doors === null ? null : `${doors}`), pattern: /^4$/ },
  },
  {
    name: 'a crew cab',
    asked: 'crew cabs?',
    listed: /crew ?cab/i,
    isMatter: false,
    column: { of: cabOf, pattern: /crew ?cab|super ?crew|crew ?max/i },
  },
  {
    name: 'a regular cab',
    asked: '(?:regular|single|standard) cabs?',
    listed: /(?:regular|single|standard) ?cab/i,
    isMatter: true,
    column: { of: cabOf, pattern: /(?:reg(?:ular)?|single|standard) cab/i },
  },
  ...workBodies,
];

export function traitNamed(name: string): Trait | null {
  return traits.find((one) => one.name === name) ?? null;
}

/** A cab or an engine is how a car was built: who asks for one knows what it is. */
export function isOfBuild(name: string): boolean {
  const trait = traitNamed(name);
  return trait?.column !== undefined && !trait.isMatter;
}

/** "Less remote start", "tow package delete". */
const denied = /\b(?:less|without|not|no|delete|removed|capable|available|optional)\b/i;

/** Whether its row says that it has that: what is not said is not met. */
export function hasTrait(car: StockVehicle, name: string): boolean {
  const trait = traitNamed(name);
  if (!trait) return false;
  const { column, listed: pattern } = trait;
  const told = column?.of(car) ?? null;
  if (column && told !== null && column.pattern.test(told)) return true;
  return pattern !== null && saidOf(car).some((text) => pattern.test(text) && !denied.test(text));
}

/** Whether rows like these would say it, so that none of them with it is an answer. */
export function tellsTrait(cars: readonly StockVehicle[], name: string): boolean {
  const trait = traitNamed(name);
  const told = cars.filter((car) =>
    trait?.column ? trait.column.of(car) !== null : car.features.length > 0,
  );
  return told.length * 2 > cars.length || cars.some((car) => hasTrait(car, name));
}

/** The features and the parts of the description, each for itself. */
function saidOf({ features, description }: StockVehicle): string[] {
  const parts = (description ?? '').split(/[.;,\n•|*]+/);
  return [...features, ...parts].filter((text) => text !== '');
}
