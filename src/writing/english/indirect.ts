import { tailIn } from './tail-in.ts';
import { loosePredicates, predicates, thirdPerson, verbs } from './verbs.ts';

const helpers = /^(do|does|is|are|was|were|can|could|should|will|would)$/;
const modals = /^(can|could|should|will|would)$/;

/** Helpers whose verbs change with them. */
const other =
  /^(how|what|when|where|why|who|which)( [\w-]+){0,3} (did|had|am)\b|^(why|how) (has|have)\b/i;

/** A longer beginning is no question word with its noun. */
const longestOpening = 6;

/**
 * A question as part of a sentence, told to the reader: "How long does a hybrid battery last?" is
 * "how long a hybrid battery lasts", "Do I need snow tires?" is "whether you need snow tires". Null
 * where its grammar is not plain.
 */
export function indirect(question: string): string | null {
  const text = question
    .trim()
    .replace(/\?$/, '')
    .replace(/^How much to /i, 'How much does it cost to ');
  if (/[?:;.]\s|\b(your|we|our|what if)\b|n't\b|^\w+ not\b/i.test(text)) return null;
  if (/(?<!^(?:can|do|should|could) )\byou\b/i.test(text.replace(/^(how|when|where|what) /i, '')))
    return null;
  const time = /^When is (?:a|the) (?:good|right|best) time (?:of year )?(to .+)$/.exec(text)?.[1];
  if (time !== undefined) return toReader(['when', ...time.split(' ')]);
  const words = text.split(/\s+/).map((word, at) => (at === 0 ? word.toLowerCase() : word));
  const at = words.findIndex((word) => helpers.test(word));
  const opening = words.slice(0, Math.max(at, 0));
  if (other.test(text)) return null;
  const isAsking = /^(how|what|which|where|when|why|who)$/.test(words[0] ?? '');
  if (!isAsking && at !== 0) return null;
  if (at > longestOpening || / and (how|what|when|where|why|do|is|can)\b/.test(text)) return null;
  if (at < 0) return toReader(words);
  const helper = words[at] ?? '';
  const rest = words.slice(at + 1);
  const told = toldWith(opening, helper, rest);
  return told && toReader(told);
}

function toldWith(opening: string[], helper: string, rest: string[]): string[] | null {
  const asked = opening.length === 0 ? ['whether'] : opening;
  if (/^(I|you)$/.test(rest[0] ?? '')) return ofReader(opening, asked, helper, rest.slice(1));
  if (rest.slice(0, -1).some((word) => word.endsWith(','))) return null;
  if (/^(do|does)$/.test(helper)) return ofAct(asked, helper, rest);
  if (modals.test(helper)) return ofModal(asked, helper, rest);
  return ofState(opening, asked, helper, rest);
}

/** What the reader does: "how to check the oil", "whether you can tow". */
function ofReader(opening: string[], asked: string[], helper: string, rest: string[]): string[] {
  const isDuty = helper === 'do' && /^(need|have)$/.test(rest[0] ?? '');
  const isOfTime = /^(how|where|when)( (often|long|soon|early|far))?$/.test(opening.join(' '));
  const isAdvice = helper === 'should' && opening.length > 0 && opening[0] !== 'why';
  const isPlain = helper === 'do' && !isDuty && (isOfTime || rest[0] === 'do');
  const isWay = helper === 'can' && /^(how|where)$/.test(opening.join(' '));
  if (isAdvice || isPlain || isWay) return [...asked, 'to', ...rest];
  const verb = helper === 'was' ? 'were' : helper;
  return [...asked, 'I', ...(helper === 'do' ? [] : [verb]), ...rest];
}

/** What a thing does: the verb takes its ending. */
function ofAct(asked: string[], helper: string, rest: string[]): string[] | null {
  const at = verbIn(rest);
  const verb = rest[at];
  if (verb === undefined) return null;
  // "What does a warranty not cover" keeps its helper.
  if (rest[at - 1] === 'not') return [...asked, ...rest.toSpliced(at - 1, 0, helper)];
  const told = rest.with(at, helper === 'does' ? thirdPerson(verb) : verb);
  // "Covers and does not cover": a second verb with its "not" needs the helper again.
  const denied = told.findIndex((word, index) => word === 'not' && told[index - 1] === 'and');
  return [...asked, ...(denied > at ? told.toSpliced(denied, 0, helper) : told)];
}

function ofModal(asked: string[], helper: string, rest: string[]): string[] | null {
  // "Which trims can be had": what is asked for is the subject.
  if (asked.length > 1 && verbs.has(rest[0] ?? '')) return [...asked, helper, ...rest];
  const at = verbIn(rest);
  return at < 0 ? null : [...asked, ...rest.toSpliced(at, 0, helper)];
}

/** Where "smaller than" or "better on gas than" begins; -1 where neither is said. */
function comparedIn(rest: readonly string[]): number {
  const end = rest.indexOf('than');
  if (end < 1) return -1;
  const at = rest
    .slice(0, end)
    .findLastIndex((word) => /^(?:[a-z]+er|worse|less|more)$/.test(word));
  const before = rest[at - 1] ?? '';
  if (/^(?:with|of|at|for|in|by)$/.test(before)) return -1;
  return /^(?:more|less)$/.test(before) ? at - 1 : at;
}

/** What a thing is. */
function ofState(
  opening: string[],
  asked: string[],
  helper: string,
  rest: string[],
): string[] | null {
  if (/^(it|there|they|this|that)$/.test(rest[0] ?? '')) {
    return [...asked, ...rest.toSpliced(1, 0, helper)];
  }
  // "What is my trade | worth".
  const isSum = rest.length > 1 && rest.length < 5 && rest.at(-1) === 'worth';
  if (isSum && opening[0] === 'what' && !rest.at(-2)?.endsWith('ly')) {
    return [...asked, ...rest.toSpliced(-1, 0, helper)];
  }
  // "How much are dealer fees": no sum without its verb at the end.
  if (opening.join(' ') === 'how much') {
    // "Worth as a trade-in" is said of it, and no part of its name.
    const isEnd = (word: string): boolean => isAside.test(word) || word === 'worth';
    const end = rest.findIndex((word, index) => index > 0 && isEnd(word));
    return [...asked, ...rest.toSpliced(end < 0 ? rest.length : end, 0, helper)];
  }
  const between = /^the difference between (.+)$/.exec(rest.join(' '))?.[1];
  if (between !== undefined) return ['how', between, 'differ'];
  const at = predicateIn(rest, predicates);
  const judged = opening.length === 0 ? Math.max(comparedIn(rest), judgedIn(rest)) : -1;
  if (judged > 0) return [...asked, ...rest.toSpliced(judged, 0, helper)];
  const tail = opening.length === 0 ? tailIn(rest) : -1;
  if (tail > 0) return [...asked, ...rest.toSpliced(tail, 0, helper)];
  const loose = at < 0 ? predicateIn(rest, loosePredicates) : at;
  if (opening.length === 0)
    return loose < 0 ? null : [...asked, ...rest.toSpliced(loose, 0, helper)];
  // "Which years are best" asks for its subject and keeps its order.
  const isOpen = opening.length > 1 && opening[0] !== 'how';
  const isName = opening.join() === 'what' && rest.length < 4 && !rest[0]?.endsWith('ed');
  const isBare = isName && rest.every((word) => /^[\p{L}'-]+$/u.test(word) && !isAside.test(word));
  if (isBare && !predicates.has(rest[0] ?? '')) return [...asked, ...rest, helper];
  const isSubject = isOpen || /^an? (good|safe|fair|normal)$/.test(rest.slice(0, 2).join(' '));
  if (/^who\b.*\bfor$/.test([...asked, ...rest].join(' '))) return null;
  if (/^(how|when|where|why)$/.test(opening.join(' ')) && !isPlainNoun(rest[0])) {
    const done = at >= 0 ? at : doneIn(rest);
    const isAct = rest[0]?.endsWith('ing') === true;
    return done < 0 || isAct ? null : [...asked, ...rest.toSpliced(done, 0, helper)];
  }
  if (isSubject || !isPlainNoun(rest[0])) {
    // "What is covered" asks for its subject; "What is good gas mileage" stays a question.
    const isDone = isOpen || opening[0] !== 'what' || isPart.test(rest.join(' '));
    return !isDone || rest[0]?.endsWith('ing') === true ? null : [...asked, helper, ...rest];
  }
  const done = at >= 0 ? at : doneIn(rest);
  const doing = rest[done]?.endsWith('ing') ? -1 : doingIn(rest);
  const now = doing >= 0 && (done < 0 || doing < done) ? doing : done;
  const end = now >= 0 ? now : rest.findIndex((word, index) => index > 0 && isAside.test(word));
  const cut = end < 0 ? rest.length : end;
  return [...asked, ...rest.toSpliced(cut, 0, helper)];
}

/** "Is leasing an electric car | a good idea": what it is called, and not what it is done to. */
function judgedIn(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    return at > 0 && /^an?$/.test(word) && judgements.test(words[at + 1] ?? '');
  });
}

const judgements = /^(?:good|bad|smart|great|wise|waste|scam|myth|must)$/;

/** What is done, or where it is: "covered by", "in transit". */
const isPart = /^(?:(?:not|also) )?(?:done|in|under|on|at|\w+ed)\b/;

const isAside = /^(on|for|in|at|with|near|next|to|when|while|after)$/;

/** What follows on a thing done; before a noun it is an adjective: "a certified | used car". */
const afterDone = new RegExp(
  '^$|^(in|on|by|for|out|at|with|to|from|off|as|after|before|when|under|every|and|once|twice|' +
    'again|so|yet|\\w+ly)$',
);

const isDone = /(?<!us)ed$|^(?:stuck|frozen|broken|stolen|bent|torn)$/;

/** Where what is done to a thing begins: "sales tax | worked out", "it | last redesigned". */
function doneIn(words: readonly string[]): number {
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      /^[a-z]/.test(word) &&
      isDone.test(word) &&
      afterDone.test(words[index + 1] ?? ''),
  );
  return at > 1 && /^(last|first|usually|often)$/.test(words[at - 1] ?? '') ? at - 1 : at;
}

/** "Why is my car | overheating": what it does, and no part of its name. */
function doingIn(words: readonly string[]): number {
  return words.findIndex(
    (word, at) =>
      at > 0 &&
      /^[a-z-]+ing$/.test(word) &&
      !ofNames.test(word) &&
      !isDetermined(words, at) &&
      !/^(?:after|while|when|by|without|before|from)$/.test(words[at - 1] ?? ''),
  );
}

const ofNames = new RegExp(
  '^(?:conditioning|steering|parking|towing|rating|heating|cooling|wiring|timing|bearing|ceiling|' +
    'spring|warning|lighting|running|string|thing|something|anything)$',
);

/** How a thing is named: with an article, or by a name. */
function isPlainNoun(word = ''): boolean {
  return /^(an?|the|my|[A-Z].*)$/.test(word);
}

function predicateIn(words: readonly string[], known: ReadonlySet<string>): number {
  return words.findIndex((word, at) => at > 0 && known.has(word) && !isDetermined(words, at));
}

/** "Does undercoating | prevent rust": what follows one of these is its object. */
const neverNouns =
  /^(prevent|protect|reduce|require|include|improve|affect|cause|lose|keep|get|have|add|become)$/;

/** The first word that is a verb here: "an oil change | takes", and no noun before a verb. */
function verbIn(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    const isVerb = at > 0 && verbs.has(word) && !isDetermined(words, at);
    return isVerb && (neverNouns.test(word) || !verbs.has(words[at + 1] ?? ''));
  });
}

function isDetermined(words: readonly string[], at: number): boolean {
  return /^(a|an|the|my|of|for|in|with|on|and|or|to|most|more|test|wheel)$/.test(
    words[at - 1] ?? '',
  );
}

const persons: Readonly<Record<string, string>> = {
  "I'm": "you're",
  "I've": "you've",
  I: 'you',
  my: 'your',
  me: 'you',
  mine: 'yours',
  myself: 'yourself',
};

function toReader(words: readonly string[]): string {
  return words
    .map((word) => persons[word] ?? word)
    .join(' ')
    .replace(/\bI['’]m\b/g, "you're");
}
