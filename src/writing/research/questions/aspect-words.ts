/** What is wanted to know of a subject. */
export type Aspect =
  | 'cost'
  | 'steps'
  | 'cause'
  | 'interval'
  | 'duration'
  | 'time'
  | 'deadline'
  | 'driving'
  | 'life'
  | 'lacking'
  | 'stock'
  | 'advice'
  | 'effect'
  | 'worth'
  | 'law'
  | 'need'
  | 'choice'
  | 'difference'
  | 'signs'
  | 'fault'
  | 'offer'
  | 'yes-or-no'
  | 'meaning';

/** A pattern of several, in any case. */
export function either(...parts: string[]): RegExp {
  return new RegExp(parts.join('|'), 'i');
}

const measured =
  '(?!.*\\b(?:tows?|towing|haul|pull|oil|range|space|room|weighs?|weight|clearance|tread|tongue|' +
  'horsepower|mpg|cargo|down|coolant)\\b)';

const anybody = '(?:i|you|we|they|(?:a|the) dealer)';

/** "Can I drive | with a bad alternator". */
const ofCase = String.raw`(?=.* (?:with|on|without|if|when|after)\b)`;

/** How each is asked in a keyword. */
export const typedAs: Readonly<Record<Aspect, RegExp>> = {
  cost: either(
    String.raw`\b(?:costs?|prices?|pricing|fees?|cheaper|cheapest|expensive)\b`,
    String.raw`\bworth\b(?! (?:the|buying|getting|paying|fixing))`,
    String.raw`\bhow much\b(?! (?:\w+ ){1,3}can (?:i|you)\b)${measured}`,
  ),
  steps: /^how (?:to|do i|do you|can i|can you|should i)\b(?! (?:tell|know))|\bdiy\b|\bsteps\b/,
  cause: /\bwhy\b|\bcaus(?:e|es|ing)\b|\breasons?\b/,
  interval: either(
    String.raw`\bhow (?:often|soon)\b`,
    String.raw`\bmiles between\b`,
    String.raw`^when (?:to|should|do|are)\b`,
    String.raw`\bintervals?\b`,
    String.raw`\bdue\b`,
  ),
  duration: either(
    String.raw`\bhow long\b(?! (?:after|can (?:i|you) drive|(?:do|does|did) ${anybody} have\b|` +
      String.raw`to (?:return|cancel|report|register|transfer|claim|file)\b))`,
    String.raw`\blifespan\b`,
    String.raw`\blife expectancy\b`,
    String.raw`\bhow many (?:years|days|hours)\b`,
  ),
  time: /\bhow long\b.*\btakes?\b|\bhow long is\b.*\bappointment\b/,
  // "How long do I have to register a car": by when, and not how long it takes.
  deadline: either(
    String.raw`\bhow (?:long|many days) (?:do|does|did) ${anybody} have\b` +
      String.raw`(?! to (?:wait|drive|warm|keep|charge|hold|stay))`,
    String.raw`\bhow long to (?:return|cancel|report|register|transfer|claim|file)\b`,
    String.raw`\b(?:deadline|time limit)\b`,
  ),
  driving: either(
    String.raw`\b(?:can|could|should) (?:i|you) (?:still |keep )*driv(?:e|ing)\b` + ofCase,
    String.raw`\b(?:safe|ok|okay|dangerous|bad) to (?:keep )?driv(?:e|ing)\b` + ofCase,
  ),
  life: /\bhow long\b.*\blasts?\b|\blifespan\b|\blife expectancy\b/,
  lacking: /\bwithout\b|\b(?:has|have) no\b/,
  effect: /(?!)/,
  advice: /\b(?:tips?|checklist|guide|advice|ideas)\b/,
  stock: /\bforsale\b|\binventory\b/,
  worth: either(
    String.raw`\bworth_it\b`,
    String.raw`\bworth (?:the|buying|getting|paying|fixing)\b`,
    String.raw`^should i\b`,
    String.raw`\bgood idea\b`,
    String.raw`\bnecessary\b`,
    String.raw`\bneeded\b`,
    String.raw`\bpros and cons\b`,
    String.raw`\bbenefits\b`,
    String.raw`\b(?:bad idea|smart to|makes? sense|any good|waste of money|rip ?off)\b`,
    String.raw`(?<!\b(?:what|which|how)\b.*)\bdo i (?:really )?need\b`,
  ),
  law: /\b(?:legal|legally|illegal|by law)\b/,
  need: /(?<!maintenance )\brequired\b|\bmandatory\b/,
  choice: either(
    String.raw`\b(?<!the )best\b(?! (?:time|day|month|way))`,
    String.raw`\b(?:top|which(?! is better)|recommended)\b`,
    String.raw`^what (?:size|kind|type|brand|sort)\b`,
    // "quietest", "roomiest"
    String.raw`\b(?!cheapest|latest|newest|nearest|closest|honest|modest|forest)` +
      String.raw`(?:safest|\w{3,}(?<!inter|t|requ|w|v|arr|inv|harv)est)\b(?= (?!rate))`,
  ),
  // "cr-vs" are several of one car.
  difference: /(?<!-)\b(?:vs|versus|or|difference|compared)\b/,
  signs: either(
    String.raw`\bsymptoms?\b`,
    String.raw`\bsigns\b`,
    String.raw`\bsign (?:of|that)\b`,
    String.raw`\bhow (?:to|do i|do you|can i|can you) (?:tell|know)\b`,
  ),
  fault: either(
    String.raw`\b(?:not working|wont|doesnt|stopped working|broken|stuck|keeps)\b`,
    String.raw`\bnot (?:charging|connecting|starting|blowing|opening|closing|locking|turning)\b`,
  ),
  offer: /\b(?:coupons?|specials)\b|\bspecial(?:$| (?:offers?|deals?|prices?|near|today))/,
  'yes-or-no':
    /^(?:can|could|do|does|is|are|will|may|am)\b|^(?!(?:what|which|how) ).*\bcan (?:i|you)\b/,
  meaning: /^what (?:is|are|does|do)\b|\bmeaning\b|\bmeans?\b|\bexplained\b|\bdefinition\b/,
};
