import type { Reading } from './read-keyword.ts';

/** What is asked of a model, after which its name stands last: "towing capacity ram 1500". */
const asked =
  'capacity|type|size|problems|mpg|range|price|cost|interval|dimensions|length|payload|clearance|' +
  'legroom|schedule|warranty|reliability|recalls|trims|colors|specs|weight|towing|life|' +
  'replacement|reset|discount|how to|options|release date|horsepower|height|width|change|flush|' +
  'maintenance|rotation|alignment|pressure|torque';

const opening = /^(?:how|what|when|where|why|who|which|is|are|can|do|does|should|will|used|new)\b/i;
const choice = / (?:vs\.?|or|and) /i;

/**
 * The words in the order in which people print them: what is named comes before what is asked of
 * it. "Tow capacity gladiator rubicon" is "Gladiator Rubicon tow capacity".
 */
export function inOrder(text: string, reading: Reading, names: readonly string[]): string {
  if (choice.test(text)) return text;
  const [, year] = yearAtEnd.exec(text) ?? [];
  const ofYear = year !== undefined && isYearOf(text) ? year : null;
  const rest = ofYear === null ? text : text.replace(yearAtEnd, '');
  const put = [withTrim, withNameFirst, withCondition, withKinds, withPraise, withLimitLast].reduce(
    (told, one) => one(told, reading, names),
    rest,
  );
  return ofYear === null ? put : withYear(put, ofYear, reading);
}

/** "Jeep Gladiator tow capacity Rubicon". */
function withTrim(text: string, { model, trim, otherTrim }: Reading): string {
  const own = trim ?? otherTrim;
  if (model === null || own == null) return text;
  const [at, end] = [text.indexOf(model), text.length - own.length];
  const between = text.slice(at + model.length, end).trim();
  const isLast = text.toLowerCase().endsWith(` ${own.toLowerCase()}`);
  // "Camry with XLE" has it where it belongs.
  if (at < 0 || !isLast || between === '' || linked.test(` ${between} `)) return text;
  return `${text.slice(0, at + model.length)} ${text.slice(end)} ${between}`;
}

const linked = / (?:for|with|of|in|on|to|the|an?|without|than|is|are|between|from) /i;

/** "Oil type ford explorer", "EV battery replacement cost tesla". */
function withNameFirst(text: string, reading: Reading, names: readonly string[]): string {
  const { place, model } = reading;
  if (opening.test(text)) return text;
  const isPlace = (one: string): boolean => one === place?.city || one === place?.state;
  const endOf = (whole: string): string => {
    const name = names.find((one) => whole.endsWith(` ${one}`) && !isPlace(one));
    if (name === undefined) return '';
    const before = endOf(whole.slice(0, -name.length - 1));
    return before === '' ? name : `${before} ${name}`;
  };
  const name = endOf(text);
  if (name === '') return text;
  const [whole, year = ''] = / (20\d\d )?$/.exec(text.slice(0, text.length - name.length)) ?? [''];
  const before = text.slice(0, text.length - name.length - whole.length).trim();
  const isAsked = new RegExp(String.raw`\b(?:${asked})$`, 'i').test(before);
  // A make alone has no other place: "best lease deals this month Toyota".
  const isMake = model === null && !joined.test(before);
  if (!isAsked && !isMake) return text;
  const [praise = ''] = /^(?:the )?(?:best|cheapest|cheap|top) /i.exec(before) ?? [];
  // "Honda timing belt cost pilot" has the make where it belongs.
  const { make } = reading;
  if (make !== null && model !== null && before.startsWith(`${make} `) && !name.includes(make)) {
    return `${year}${make} ${name}${before.slice(make.length)}`;
  }
  return `${praise}${year}${name} ${before.slice(praise.length)}`;
}

const joined = new RegExp(
  String.raw`\b(?:old|used|new|in|my|an?|the|for|of|on|to|with|from|by|at|and|than|like|your|` +
    'buy|sell|lease|own|drive|certified|is|are|all|every|which|this)$',
  'i',
);

/** "Used Lexus under $25,000 reliable". */
function withPraise(text: string): string {
  return text
    .replace(/^((?:used|new|cars?|suvs?|trucks?|small|family) .+) (reliable|cheap)$/i, '$2 $1')
    .replace(
      /^((?:where|how) (?:can|do) I (?:find|buy|get)) (?!an? )(.+) cheap$/i,
      '$1 a cheap $2',
    );
}

/** "F-150 under $30,000 4x4 crew cab". */
function withLimitLast(text: string): string {
  return text.replace(limitWithin, (_all, first = '', car, limit, kind) => {
    return `${first}${kind} ${car} ${limit}`;
  });
}

const kinds =
  '(?:4x4|4wd|awd|fwd|rwd|(?:crew|extended|double|quad) cab|diesel|hybrid|manual|automatic|lifted)';
const limitWithin = new RegExp(
  String.raw`^((?:used|new|certified|cheap) )?(.+?) ((?:under|below|less than) \$[\d,]+) ` +
    `(${kinds}(?: ${kinds})*)$`,
  'i',
);

/** "Ford Transit high roof used". */
function withCondition(text: string, { condition, make, model }: Reading): string {
  const name = make ?? model;
  const isNamed = name !== null && text.toLowerCase().startsWith(name.toLowerCase());
  if (condition === 'used' && isNamed) return text.replace(/^(.+) used$/i, 'used $1');
  // "Cheapest truck to own used".
  return text.replace(/^(best|cheapest|cheap|good|top) (.+) used$/i, '$1 used $2');
}

/** "Convertible used Mustang V8 manual": the condition first, the body last. */
function withKinds(text: string, { make, model }: Reading): string {
  const name = [`${make} ${model}`, model].find((one) => one !== null && text.includes(one));
  if (name == null || model === null || !/^\S.* (?:used|new|certified)\b/i.test(text)) return text;
  const words = text.replace(name, '').split(' ').filter(Boolean);
  const isOf = (pattern: RegExp): string[] => words.filter((word) => pattern.test(word));
  const [first, kind, body] = [isOf(conditions), isOf(kindWord), isOf(bodyWord)];
  if (first.length !== 1 || first.length + kind.length + body.length < words.length) return text;
  return [...first.map((one) => one.toLowerCase()), ...kind, name, ...body].join(' ');
}

const conditions = /^(?:used|new|certified)$/i;
const kindWord = /^(?:v[68]|manual|automatic|4x4|4wd|awd|fwd|rwd|diesel|hybrid)$/i;
const bodyWord = /^(?:convertible|coupe|sedan|hatchback|wagon|truck|suv)$/i;

const yearAtEnd =
  /(?<!\b(?:in|of|for|from|since|before|after|vs\.?|to|the|under|over|new)) (20[0-4]\d)$/i;

function isYearOf(text: string): boolean {
  return !opening.test(text) && !/\b(?:19|20)\d\d\b.*\b20\d\d$/.test(text);
}

/** "Ram 2500 towing capacity 2022" is of that year's truck, "EV rebates 2026" are of that year. */
function withYear(before: string, year: string, { make, model }: Reading): string {
  const isBest = /^(?:the )?(?:best|top) /i.test(before);
  if (model === null) return `${before} ${isBest ? 'of' : 'in'} ${year}`;
  const starts = [make, model].some(
    (one) => one != null && before.toLowerCase().startsWith(one.toLowerCase()),
  );
  return starts || /^(?:Chevy|VW|Mercedes)\b/.test(before)
    ? `${year} ${before}`
    : `${before} ${year}`;
}
