import { trimsBeside } from '../../cars/trims-beside.ts';
import { withArticles } from '../../english/with-articles.ts';
import { makes } from '../lexicon/makes.ts';
import { unknownNames, withCodes } from '../reading/letter-codes.ts';
import { normalise } from '../reading/normalise.ts';
import { withJobFor, withModelArticle, withPlainKinds } from '../reading/model-article.ts';
import { withHyphens } from '../reading/print-hyphens.ts';
import { withPlace } from '../reading/print-place.ts';
import { withProperNames } from '../reading/proper-names.ts';
import { putName } from '../reading/put-name.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { withApostrophes } from '../reading/searchers-words.ts';

/** Openings after which typed words are most likely a whole, grammatical question. */
const openingPattern = new RegExp(
  '^(how (do|does|much|many|long|often|far|can|should|is|are|did|big|fast|old|tall|wide|heavy|' +
    'high|deep) |' +
    'what (is|are|does|do|did|should|can|happens|makes|causes) |' +
    'what (?:(?:kind|type|sort|size|grade|brand) of )?([a-z-]+ ){1,2}' +
    '(is|are|does|do|did|should|can|will) |' +
    'what ([a-z\\d-]+ ){3,5}(should|do|can) (i|you) |' +
    'when (is|are|do|does|should|will|did|can) |where (is|are|can|do|does|should) |' +
    'why (is|are|do|does|did|should|would|will) |who (is|are|can|makes|sells|does|pays|needs) |' +
    'which (is|are|(?:[a-z-]+ ){1,2}(is|are|has|have|do|does|can|comes?|offers?)) |' +
    'which ([a-z\\d-]+ ){3,5}(is|are|has|have|can|gets?|tows?|holds?|fits?) |' +
    'what ([a-z\\d-]+ ){1,4}(has|have|gets?|tows?|holds?|fits?|qualify|qualifies) |' +
    'which (?:model )?years (?:[a-z\\d-]+ ){2,5}(?:is|are|have|had) |' +
    '(can|should|could|will|would) (i|you|a|an|the|my) |will [a-z]+ |' +
    '(does|do|is|are|did|was) [a-z\\d$])',
);
/**
 * Typed words as a question for people, or null when they are none: "how to" becomes "how do I",
 * names get their capitals, the mark is put. Only plain words pass: addresses, numbers of people
 * and other scripts do not.
 */
export function asQuestion(typed: string, reading: Reading): string | null {
  const text = normalise(typed)
    .join(' ')
    .replace(limits, asMoney)
    .replace(/^how to /, 'how do i ')
    .replace(whyMine, '$1my ')
    .replace(/^(how do i (?:[a-z]+ ){1,4})your /, '$1my ')
    .replace(
      /^how often (?:to |(?=(?:change|rotate|replace|check|flush|wash) ))/,
      'how often should i ',
    )
    .replace(
      /^how long to (?=(?:return|cancel|report|register|transfer|claim|file) )/,
      'how long do i have to ',
    )
    .replace(/^how long to (?=(?:warm|idle|wait|plug|run) )/, 'how long should i ')
    .replace(/^how long to (?=(?:charge|fix|repair|replace|install) )/, 'how long does it take to ')
    .replace(/^(how long should i (?:warm up|idle)) (?=car|truck|engine)/, '$1 my ')
    .replace(dueJob, 'how often do i need $1')
    .replace(/^still need (?=[a-z])/, 'do i still need ')
    .replace(
      /^((?:cheaper|better|safer|smarter|safe|okay?|bad|hard|easier) to) (?=[a-z])/,
      'is it $1 ',
    )
    .replace(/^(how do i .* (?:car|truck|vehicle)) you (?=[a-z])/, '$1 i ')
    .replace(/^why (?=(?:buy|lease|choose|trade|sell|finance|service) )/, 'why should i ')
    .replace(/\b(\d{1,3})(\d{3})(?= (?:miles?|kms?|kilomet(?:er|re)s?|lbs|pounds)\b)/g, '$1,$2')
    .replace(/\$(\d{1,3})(\d{3})\b/g, '$$$1,$2')
    .replace(/^how much to (spend|pay|put down|offer|save|budget|ask) /, 'how much should i $1 ')
    .replace(needed, 'what $1 do i need to $2 ')
    .replace(
      /^how much (down payment|money down|income|credit|deposit) (?=(?:on|for|to) )/,
      'how much $1 do i need ',
    )
    .replace(jobCost, 'how much does $1 cost')
    .replace(/^how much (?:is it )?to /, 'how much does it cost to ')
    .replace(
      /\b(\d+) (month|year) (?=(?:(?:car|auto|truck) )?(?:loan|lease|warranty)\b)/g,
      '$1-$2 ',
    )
    .replace(/\b(\d+(?:\.\d+)?) (?=(?:apr|interest|financing)\b)/g, '$1% ');
  if (/^(what|when|where|which \w+) to /.test(text)) return null;
  if (
    !openingPattern.test(text) ||
    !/^[a-z\d $%.,'/-]+$/.test(text) ||
    /\d{6,}|www|http/.test(text)
  )
    return null;
  const cased = withCodes(withHyphens(withApostrophes(text)).replace(/\bi\b/g, 'I'), reading);
  const names = namesOf(reading);
  const placed = withPlace(names.reduce(putName, withProperNames(cased)), reading);
  const whole = withJobFor(withPlainKinds(placed), reading, names);
  const named = withArticles(withModelArticle(whole, reading, names));
  // What was typed in full stands as its letters now: "a sport utility vehicle".
  const parted = named.replace(choice, '$1, $2').replace(/\ba (?=SUV\b)/g, 'an ');
  return `${parted.charAt(0).toUpperCase()}${parted.slice(1)}?`;
}

/** "What documents to buy a car". */
const needed = new RegExp(
  '^what ((?:credit score|documents?|paperwork|papers|income|insurance|credit|score)' +
    '(?: and [a-z]+)?) to (buy|finance|lease|rent|sell|trade|register|get) ',
);

/** "How much brake pad replacement". */
const jobCost = new RegExp(
  '^how much (?!(?:is|are|was|does|do|for|to) )((?:[a-z-]+ ){1,4}' +
    '(?:replacement|repair|change|flush|alignment|rotation|balancing|' +
    'inspection|detailing|tint|service)(?: (?:front|rear|on|for|in) .*)?)$',
);

/** "How often oil change honda civic". */
const dueJob =
  /^how often ((?:oil|fluid|brake fluid|coolant|filter|tire) (?:change|flush|rotation))\b/;

/** Who asks why a car overheats asks of their own. */
const whyMine = new RegExp(
  '^(why (?:is|does|do|are|did|will|wont) )(?=(?:car|truck|engine|battery|ac|heater|' +
    'steering wheel|brakes?|transmission|check engine light)\\b)',
);

/** "which is bigger | the RAV4 or the CR-V" */
const choice = new RegExp(
  '^(which (?:is|has|gets|tows|holds|costs|lasts|rides|handles)\\b[^,]*?) ' +
    '((?:the|a|an) [^,]+ or (?:the|a|an) [^,]+)$',
  'i',
);

/** A limit of a price; a length is none. */
const limits =
  /\b(under|below|less than|up to|over) \$?(\d{4,6}|\d{1,3}k)\b(?! (?:miles?|mi|kms?|kilomet))/g;

function asMoney(_all: string, before: string, figure: string): string {
  const amount = figure.endsWith('k') ? Number(figure.slice(0, -1)) * 1000 : Number(figure);
  return `${before} $${amount.toLocaleString('en-US')}`;
}

/** "mercedes" as it is printed. */
function asName(alias: string): string {
  return alias.charAt(0).toUpperCase() + alias.slice(1);
}

function namesOf(reading: Reading): string[] {
  const rivals = reading.rivals.flatMap((rival) => [rival.make, rival.model]);
  // "Silverado" of a Silverado 1500.
  const parts = [reading, ...reading.rivals].flatMap(({ model }) => model?.split(' ') ?? []);
  const own = [reading.make, reading.model, reading.trim, reading.place?.city];
  const nicknames = makes.flatMap(({ name, aliases = [] }) =>
    [name, ...aliases].filter(
      (one) => one.length > 3 && one !== 'Smart' && reading.words.includes(one.toLowerCase()),
    ),
  );
  const others = [
    ...nicknames.map(asName),
    'Apple CarPlay',
    'Android Auto',
    'Bluetooth',
    'Level 2',
  ];
  return [
    ...own,
    ...trimsBeside(reading),
    ...rivals,
    ...parts.filter((part) => /^\p{L}{4,}$/u.test(part)),
    ...others,
    ...unknownNames(reading),
  ].filter((name) => name !== null && name !== undefined);
}
