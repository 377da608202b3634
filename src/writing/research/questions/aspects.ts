import { drawnTogether } from '../lexicon/concepts.ts';

/** What is wanted to know of a subject. */
export type Aspect =
  | 'cost'
  | 'steps'
  | 'cause'
  | 'interval'
  | 'duration'
  | 'time'
  | 'life'
  | 'lacking'
  | 'stock'
  | 'advice'
  | 'effect'
  | 'worth'
  | 'law'
  | 'choice'
  | 'difference'
  | 'signs'
  | 'fault'
  | 'offer'
  | 'yes-or-no'
  | 'meaning';

const measured =
  '(?!.*\\b(?:tows?|towing|haul|pull|oil|range|space|room|weighs?|weight|clearance|tread|tongue|' +
  'horsepower|mpg|cargo|down|coolant)\\b)';

/** How each is asked in a keyword. */
const typed: Readonly<Record<Aspect, RegExp>> = {
  cost: new RegExp(
    `\\b(?:costs?|prices?|pricing|fees?|expensive|worth(?! (?:the|buying|getting|paying|fixing))|how much\\b${measured})\\b`,
  ),
  steps: /^how (?:to|do i|do you|can i|can you|should i)\b(?! (?:tell|know))|\bdiy\b|\bsteps\b/,
  cause: /\bwhy\b|\bcaus(?:e|es|ing)\b|\breasons?\b/,
  interval:
    /\bhow (?:often|soon)\b|\bmiles between\b|^when (?:to|should|do|are)\b|\bintervals?\b|\bdue\b/,
  duration:
    /\bhow long\b(?! can (?:i|you) drive)|\blifespan\b|\blife expectancy\b|\bhow many (?:years|days|hours)\b/,
  time: /\bhow long\b.*\btakes?\b|\bhow long is\b.*\bappointment\b/,
  life: /\bhow long\b.*\blasts?\b|\blifespan\b|\blife expectancy\b/,
  lacking: /\bwithout\b/,
  effect: /(?!)/,
  advice: /\b(?:tips?|checklist|guide|advice|ideas)\b/,
  stock: /\bforsale\b|\binventory\b/,
  worth:
    /\bworth_it\b|\bworth (?:the|buying|getting|paying|fixing)\b|^should i\b|\bgood idea\b|\bnecessary\b|\bneeded\b|\bpros and cons\b|\bbenefits\b|\bdo i (?:really )?need\b/,
  law: /\b(?:legal|legally|illegal|(?<!maintenance )required|mandatory|by law)\b/,
  choice:
    /\b(?<!the )best\b(?! (?:time|day|month|way))|\b(?:top|safest|cheapest|which|recommended)\b/,
  difference: /\b(?:vs|versus|or|difference|compared)\b/,
  signs:
    /\bsymptoms?\b|\bsigns\b|\bsign (?:of|that)\b|\bhow (?:to|do i|do you|can i|can you) (?:tell|know)\b/,
  fault:
    /\b(?:not working|wont|doesnt|not (?:charging|connecting|starting|blowing|opening|closing|locking|turning)|stopped working|broken|stuck|keeps)\b/,
  offer: /\b(?:coupons?|specials?)\b/,
  'yes-or-no': /^(?:can|could|do|does|is|are|will|may|am)\b|\bcan (?:i|you)\b/,
  meaning: /^what (?:is|are|does|do)\b|\bmeaning\b|\bmeans?\b|\bexplained\b|\bdefinition\b/,
};

/** How each is asked in a question of ours: only what is plain from its words. */
const asked: Readonly<Record<Aspect, RegExp>> = {
  cost: /\b(?:costs?|prices?|priced|how much (?!.*\b(?:tow|cargo|range|clearance|room|space|income)\b)|paid|pay|spend|save|cheaper|afford|fees?)\b/i,
  steps:
    /^how (?:do|can|should) i\b|^can i (?!wait|drive|keep|still|get|choose)|^what (?:should|do|can) (?:i|we) (?:do|check|keep)\b|\bmyself\b|^how does\b.*\bwork\b|^how (?:is|are) \b.*\b(?:done|made)\b|^what do i need to\b|^what gets\b/i,
  cause: /^why\b|\bcauses?\b|^what does .*\b(?:mean|tell)\b|^is it the\b/i,
  interval:
    /\bhow often\b|^when\b|\bknow when\b|\bschedule\b|\bintervals?\b|^how (?:soon|far ahead)\b/i,
  duration: /\bhow (?:long|many|old|soon|fast)\b|\blast\b|\bexpire\b/i,
  time: /\bhow (?:long|soon|fast)\b(?!.*\blast\b)/i,
  life: /\blasts?\b|\bhow (?:many miles|old)\b|\bexpire\b/i,
  lacking: /\bwithout\b|\bno\b|\bnot\b|\blost\b|\bmyself\b|n't\b/i,
  effect: /^(?:do|does|will)\b/i,
  advice: /^how (?:do|can|should) i\b|^what should\b|^which\b|\bchecked\b/i,
  stock: /\bstock\b|\bfind\b|\bbuy\b(?! here)|\blook for\b|\bgood\b|\bavailable\b|\bsale\b/i,
  worth:
    /\bworth\b|^should\b|\bbetter\b|\bsmart(?:er)?\b|\bnecessary\b|\bneed\b|\bgood (?:idea|time|buy|value|choice|fit|value)\b|\bbenefits\b|\bpros and cons\b|\bbad idea\b|^when (?:does|is)\b.*\b(?:sense|choice)\b|^is (?:it|an?|the)\b|^are\b|\bdoes\b.*\bdo\?$/i,
  law: /\b(?:legal|law|required?|have to|must|allowed|how dark)\b/i,
  choice:
    /^which\b|^what (?:are|makes?|size|kind|should)\b|^what is an? good\b|\blook for\b|\bchoos\w+|\bbest\b|^how do i (?:find|choose|compare)\b|\bgood\b|\bstock\b|^how (?:much|many)\b.*\b(?:need|fit)\b|^can (?:an?|short|tall)\b/i,
  difference:
    /\bor\b|\bvs\b|\bdifferen(?:ce|t)\b|\bdiffer\b|\bbetter\b|\bcompare\b|\bbetween\b|\binstead\b|\bthan\b|\bsmarter\b/i,
  signs:
    /^how (?:do|can) i (?:know|tell|spot|check)\b|\bsigns?\b|\bsymptoms?\b|^why\b|\bmean\b|\bwarning sign\b|\bbad\?$|^is it the\b/i,
  fault:
    /^why\b|\bwon't\b|\bnot\b|\bstops? working\b|\bfix\b|\brepair\b|\bsigns?\b|\bwhat (?:should|do) i do\b|\btrouble\b|\bproblems?\b|\bfailed?\b|\bdying\b/i,
  offer: /\b(?:coupons?|deals?|specials?|discounts?|offers?|rebates?|sales?|good time|for less)\b/i,
  'yes-or-no': /^(?:can|could|do|does|is|are|will|may|should)\b/i,
  meaning: /^what (?:is|are|does|do)\b|\bmean\b|\bhow does\b|\bdifference\b/i,
};

/** What a question must not be about where the keyword wants this. */
const barred: Partial<Readonly<Record<Aspect, readonly Aspect[]>>> = {
  'yes-or-no': ['cost'],
  meaning: ['cost', 'duration'],
  steps: ['signs', 'cost', 'cause'],
};

const all = Object.keys(typed) as Aspect[];
/** Aspects that any question on the matter answers, unless it is barred. */
const loose: readonly Aspect[] = ['yes-or-no', 'meaning', 'advice'];
/** Those that are no merit of a question either: every other one is so. */
const common: readonly Aspect[] = ['yes-or-no', 'meaning'];
/** Coupons are no answer where they are not asked for. */
const unasked = /\b(?:coupons?|specials|for less)\b/i;

export function aspectsTyped(keyword: string): Aspect[] {
  const text = drawnTogether(keyword);
  const found = all.filter((aspect) => typed[aspect].test(text));
  const isPlainYes = found.length > 1 && found.includes('yes-or-no');
  return isPlainYes ? found.filter((aspect) => aspect !== 'yes-or-no') : found;
}

export function aspectsAsked(question: string): Aspect[] {
  return all.filter((aspect) => asked[aspect].test(question));
}

/** How many of the aspects a question meets that tell it from others. */
export function metBy(wanted: readonly Aspect[], own: readonly Aspect[]): number {
  return wanted.filter((one) => own.includes(one) && !common.includes(one)).length;
}

/** How long a job takes is what nobody wants to know first. */
export function strayOf(wanted: readonly Aspect[], own: readonly Aspect[]): number {
  return Number(own.includes('time') && !wanted.includes('duration'));
}

/** Whether a question is about coupons, which nobody wants who has not asked for one. */
export function isOfOffers(question: string): boolean {
  return unasked.test(question);
}

/**
 * Whether a question wants what the keyword wants. `tellsCost`: its answer speaks of the price,
 * which is enough where the question itself is about the thing as such.
 */
export function agrees(
  wanted: readonly Aspect[],
  own: readonly Aspect[],
  tellsCost: () => boolean,
): boolean {
  return wanted.every((one) => {
    if (own.includes(one) && one !== 'meaning') return true;
    if (barred[one]?.some((other) => own.includes(other) && !wanted.includes(other))) return false;
    if (loose.includes(one)) return true;
    if (one === 'worth') return own.includes('effect');
    if (one === 'interval') return own.includes('life');
    if (one === 'duration' || one === 'life') return own.includes('interval');
    return one === 'cost' && own.every((other) => ofThing.includes(other)) && tellsCost();
  });
}

/** "Is nitrogen worth it?" weighs a price; "Why is my car leaking oil?" does not. */
const ofThing: readonly Aspect[] = ['worth', 'yes-or-no', 'meaning', 'choice', 'law'];
