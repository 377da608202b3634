import { countable } from './countable.ts';
import { withArticle } from '../research/questions/article.ts';

/** Of which each thing has one: "the Tacoma towing capacity", "the brake fluid flush cost". */
const definite = new Set(
  (
    'cost interval capacity range lifespan mpg horsepower payload length width height price ' +
    'number hours deduction process'
  ).split(' '),
);

/** What ends the noun itself: "a car loan | with bad credit". */
const tail = / (with|open|for|in|under|over|at|near|without|after|on|from|of|to|by|that|before) /;

/** What is done: "towing a boat", "buying used"; a "moving truck" is a thing. */
const acting = new RegExp(
  String.raw`^(?:\w+ing (?:an?|the|your|in|on|at|with|for|and)\b|` +
    '(?:using|buying|selling|leasing|trading|financing|refinancing|towing|fixing|replacing|' +
    'changing|driving|negotiating|choosing|renting|' +
    String.raw`shipping|returning|insuring)\b|\w+ing$)`,
  'i',
);

/**
 * A searcher's words in running text, with "a" where one thing of a kind is meant: "an oil change
 * coupon", "snow tires", "F-150 towing capacity"; `name` is that of a model.
 */
export function asNounPhrase(words: string, name: string | null = null): string {
  const plain = words.replace(/\bmy\b/gi, 'your');
  if (/\byour\b/i.test(plain)) return /^best /i.test(plain) ? `the ${plain}` : plain;
  const [head = plain] = /^end of /i.test(plain) ? [plain] : plain.split(tail);
  // "Rust proofing a truck" is something that one does.
  if (/ (?:an?|the) /i.test(head)) return plain;
  const parts = head.split(' ');
  if (/^(a|an|the|your|this|what|how)$/i.test(parts[0] ?? '') || acting.test(head)) return plain;
  if (superlative.test(parts[0] ?? '')) return `the ${plain}`;
  if (several.test(parts[0] ?? '')) return plain;
  const isOne = parts.length > 1 && !weight.test(head);
  if (isOne && definite.has(parts.at(-1)?.toLowerCase() ?? '')) return `the ${plain}`;
  if (name !== null && isOne && isVersion(head, name)) return `the ${plain}`;
  const isNamed = name !== null && endsWithName(head.toLowerCase(), name.toLowerCase());
  return isNamed || countable.has(parts.at(-1)?.toLowerCase() ?? '') ? withArticle(plain) : plain;
}

/** "cars like the Civic" are many, whatever comes last. */
const several = /^(?:cars|suvs|trucks|vehicles|vans|minivans|sedans|crossovers)$/i;

/** "SUV 5,000 lb towing capacity" is one of several. */
const weight = /\d ?(?:lbs?|pounds?)\b/i;

/** Of which a model has one: "the Maverick bed size". */
const ofModel = /^(?:package|clearance|type|size|reset|row|warranty|battery)$/i;

/** "Ram 1500 EcoDiesel", "Bronco Sasquatch": a version of the model. */
function isVersion(head: string, name: string): boolean {
  const last = head.split(' ').at(-1) ?? '';
  const isInside = head.includes(`${name} `);
  if (isInside && ofModel.test(last)) return true;
  return isInside && /^\p{Lu}/u.test(last) && !/^(?:MPG|AWD|4WD|FWD|RWD|[A-Z]+s)$/.test(last);
}

const superlative = new RegExp(
  '^(?:best|most|least|lowest(?:-priced)?|worst|' +
    '(?:cheap|saf|easi|fast|larg|bigg|small|new|lat|quiet|long|tough|strong|cool|warm|clean)est)$',
  'i',
);

/** "red Silverado" is one of the model "Silverado 1500". */
function endsWithName(text: string, name: string): boolean {
  const last = text.split(' ').at(-1) ?? '';
  return text.endsWith(name) || (/[a-z]{3}/.test(last) && name.split(' ').includes(last));
}

const orders = new RegExp(
  '^(?:buy|sell|bring|get|find|fix|replace|refinance|choose|add|use|keep|pay|take|ship|' +
    'register|cancel|return|transfer (?:an?|my|title|plates)|remove|lower|renew|' +
    'swap|drop|save|skip|defer|break|extend|negotiate)\\b',
  'i',
);
const clauses = new RegExp(
  "\\b(?:won'?t|can'?t|not|hiring|own|but|because|runs|keeps|stays|flashing|" +
    'blinking|flickering|then|comes|goes|flashes|stopped|' +
    'is|are|has|came|went|wants|pay for|pays|loses?|dies|died|wears? faster|totaled my|' +
    'what next|what now)\\b|' +
    '^(?:declined|denied|rejected|turned down|bought|got|traded|signed|moved|moving|hit)\\b|' +
    '^(?:dealer|seller|lender|bank|shop|insurance|someone) (?:says|said|[a-z]+ed)\\b|' +
    '^(?:trade|lease|finance) .*\\b(?:car|truck|suv|vehicle|van)\\b|^we\\b',
  'i',
);

/** Whether a keyword can stand where a noun stands: "bring own financing" cannot. */
export function isNounPhrase(words: string): boolean {
  return !orders.test(words) && !clauses.test(words);
}
