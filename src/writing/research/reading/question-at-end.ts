const atEnd = new RegExp(
  '^([^:]+?),? ((?:what (?:to (?:do|expect)|can i do|do i do|should i do|now)|who pays|' +
    'which (?:one )?(?:is|has|gets|lasts|costs|holds|tows) [^:]+|' +
    '(?:how much|what) (?:car|truck|suv|vehicle) (?:can|should) i [^:]+|' +
    'is it worth it|(?:can|should|do) (?:i|one) [^:]+))$',
  'i',
);
const asksFirst = new RegExp(
  String.raw`^(?:how|what|when|which|why|who|where|if|is|are|do|does|did|can|should|will)\b|` +
    String.raw`^\S+$|` +
    String.raw`\b(?:how|what|when|which|why|or|and|things|questions|much|many|often|long)$`,
  'i',
);
/** "Refinance my loan worth it". */
const doingWorth = /^((?:refinance|buy|sell|trade|lease|fix|replace|keep|add) .+) worth it$/i;

export type AtEnd = { matter: string; asked: string };

/**
 * "Car stuck in snow what to do": what is asked stands behind the matter. Null where the words are
 * one question or none.
 */
export function questionAtEnd(words: string): AtEnd | null {
  const text = words.replace(doingWorth, '$1 is it worth it');
  const [, matter = '', asked = ''] = atEnd.exec(text) ?? [];
  return matter === '' || asksFirst.test(matter) ? null : { matter, asked };
}

/** What else is asked at the end, which is printed behind a colon and planned with the rest. */
const asides = new RegExp(
  '^([^:?]+?),? ((?:' +
    [
      'which one(?: (?:for|in|on|with) [^:]+)?',
      'which is better|which (?:model )?years?',
      'which(?: one)? (?:is|has|gets|lasts|costs|holds|tows|can|should|do|to) [^:]+',
      'what (?:is|are) (?:it|they|included|covered|that|this|good|normal|the difference)[^:]*',
      'what does (?:it|that|this) [^:]+',
      'what does an? [a-z]+ mean',
      'what (?:happens|years?|to (?:do|expect|know|check|buy|look for))(?: [^:]+)?',
      'who (?:pays|qualifies)(?: [^:]+)?',
      'when to [^:]+',
      'how (?:do|does|to|is|are|can|should|will|often) [^:]+',
      'how much to [^:]+',
      '(?:how much|what) (?:car|truck|suv|vehicle) (?:can|should) i [^:]+',
      'how (?:much|many) [a-z]+',
      'how (?:many|often)',
      'how (?:long|far|fast|soon) (?:is|does|do|are|can|should|will|would) [^:]+',
      'how (?:much|many) (?:is|does|do|are|can|should|would) [^:]+',
      'why (?:is|does|do|are) [^:]+',
      '(?:is|are|will|does|do|can|should) (?:it|they) [^:]+',
      '(?:can|should|do|could|would) (?:i|you|one) [^:]+',
      'good or bad(?: [^:]+)?',
      'good idea or not|good or not|worth it or not|yes or no',
      '(?:still )?worth (?:it|buying|having|keeping|fixing|repairing|' +
        'the (?:extra )?(?:money|cost)|the extra)' +
        '(?: (?:on|for|in|with|after|over|at) [^:]+)?',
      'good (?:for|in|on|at|with) [^:]+',
      'normal|needed|necessary|possible|legal|differences?',
      '(?:expensive|cheap|costly|hard|easy) to (?:maintain|fix|repair|insure|own|keep|work on)',
      '(?:still )?(?:required|mandatory|covered|allowed)(?: (?:by|in|under|when|if|on) [^:]+)?',
      'free (?:with|for|under) [^:]+',
    ].join('|') +
    '))$',
  'i',
);

/** Where a word like these comes last, what follows is its object. */
const open = new RegExp(
  String.raw`\b(?:of|for|to|on|in|at|by|with|from|about|than|the|an?|my|your|is|are|not|` +
    'know|knowing|see|learn|wonder|tell|decide|best|most|really|no|any|it|' +
    'does|do|it|that|questions|tips|reasons|signs|things|ways?|time|if|before|after)$',
  'i',
);

/** Cars of a kind that are good for something are asked for, and nothing is asked of them. */
const ofKind =
  /\b(?:cars?|suvs?|trucks?|vans?|vehicles?|sedans?|minivans?|crossovers?|hybrids?|pickups?)$/i;

/** These are asked for, and not whether they are. */
const isPaper = /\b(?:documents?|papers?|paperwork|forms?|information|score|insurance|coverage)$/i;

/** "Headlights foggy" are many, too. */
const begunMany = /^[a-z]+[^s'i]s \S+$/i;

const several = /(?:[^s'i]s(?<!\b(?:gas|abs|gps|lens|bonus|bus|canvas|atlas))|people)$/i;

/** The matter and the question that is put of it, as people print them. */
export function askedOfMatter(words: string): AtEnd | null {
  const text = words.replace(doingWorth, '$1 is it worth it');
  const [, matter = '', asked = ''] = asides.exec(text) ?? [];
  const isClosed = matter !== '' && !asksFirst.test(matter) && !open.test(matter);
  if (!isClosed) return settled(questionAtEnd(words));
  if (/^good (?:for|in|on|at|with) /i.test(asked) && ofKind.test(matter)) return null;
  const isChoice = / (?:vs\.?|or) /i.test(matter);
  if (/^difference/i.test(asked)) return isChoice ? { matter, asked: 'the difference' } : null;
  if (isPaper.test(matter) && /^required/i.test(asked)) return null;
  if (/^(?:legal|possible|normal)$/i.test(asked) && / (?:il)?legal$/i.test(matter)) return null;
  return { matter, asked: inFull(asked, matter) };
}

function settled(found: AtEnd | null): AtEnd | null {
  return found && { matter: found.matter, asked: inFull(found.asked, found.matter) };
}

/** "Worth it" is "is it worth it", and of two "can I use" is "which can I use". */
function inFull(asked: string, matter: string): string {
  if (/^what (?:do|can|should) (?:i|you|one) do$/i.test(asked)) return 'what to do';
  const isChoice = / (?:vs\.?|or) /i.test(matter);
  const [head = ''] = matter.split(/ (?:for|with|of|in|on|at|after|without|to) /i);
  const it = several.test(head) ? 'are they' : 'is it';
  const bare = /^(can|should|do|could|would) (i|you|one) (\w+)$/i.exec(asked);
  if (bare) {
    const [, helper = '', who = '', act = ''] = bare;
    const object = isChoice ? '' : several.test(head) ? ' them' : ' it';
    const isDone =
      /^(?:use|buy|get|choose|pick|need|take|fix|replace|sell|keep|refuse|cancel|return)$/i.test(
        act,
      );
    if (isDone) return `${isChoice ? 'which ' : ''}${helper} ${asWho(who)} ${act}${object}`;
  }
  if (/^(?:still )?worth |^good (?:for|in|on|at|with) |^good idea/i.test(asked)) {
    const whole = asked.replace(/^good idea/i, 'a good idea').replace(/the extra$/i, '$& money');
    return `${it} ${whole}`;
  }
  if (judged.test(asked)) return `${it} ${asked}`;
  // "Foggy headlights: how to fix them".
  const them = it === 'are they' || begunMany.test(matter) ? 'them' : 'it';
  return asked
    .replace(/\bi\b/g, 'I')
    .replace(/^who pays (?=\w+ or )/i, 'who pays, ')
    .replace(/^(when to (?:put|take)) (on|off)\b/i, `$1 ${them} $2`)
    .replace(/^how often (?=winter|summer)/i, 'how often in ')
    .replace(/^how often (?=(?:20\d\d )?\p{Lu})/u, 'how often on a ')
    .replace(/ on a (?=[AEIOU])/, ' on an ')
    .replace(withoutObject, `$1 ${them}`);
}

const judged = new RegExp(
  '^(?:still )?(?:normal|needed|necessary|possible|legal|required|mandatory|covered|allowed|' +
    String.raw`free|expensive|cheap|costly|hard|easy)\b`,
  'i',
);

const withoutObject = new RegExp(
  '^((?:how|when|how much) to (?:fix|clean|replace|change|avoid|reset|check|remove|use|spot|' +
    'stop))$',
  'i',
);

function asWho(who: string): string {
  return who.toLowerCase() === 'i' ? 'I' : who;
}

/** "Car stuck in snow: what to do", "Wax or a coating: which is better?" */
export function withColon({ matter, asked }: AtEnd): string {
  return `${matter}: ${asked}${/^(?:what|how|when) to |^the difference/.test(asked) ? '' : '?'}`;
}
