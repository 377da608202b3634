const verbs: Readonly<Record<string, string>> = { "'re": ' are', "'ve": ' have', "'ll": ' will' };

/**
 * Turns a sentence in which the store speaks ("we", "our") into one about the store. The people at
 * the store take the place of "we", because both take the plural verb; after the first mention
 * they are "they".
 */
export function inThirdPerson(sentence: string, store: string): string {
  let named = false;
  const spoken = sentence.replace(
    /\b(we|ours|our|us)\b(?:'(?:re|ve|ll)\b)?/gi,
    (found, word: string) => {
      const verb = verbs[found.slice(word.length)] ?? '';
      const wasNamed = named;
      named = true;
      if (word === 'US') return found;
      if (/^we$/i.test(word)) return `${wasNamed ? 'they' : `the people at ${store}`}${verb}`;
      if (/^ours$/i.test(word)) return 'theirs';
      if (/^our$/i.test(word)) return wasNamed ? 'their' : `${store}'s`;
      return wasNamed ? 'them' : store;
    },
  );
  return withCapitals(spoken);
}

/** A capital at the start of each sentence, where a name stood that has become "we" or "the". */
function withCapitals(text: string): string {
  return text.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

export function speaksAsStore(sentence: string): boolean {
  return /\b(we|our|ours|us)\b/i.test(sentence);
}

/**
 * A hand-written wording that names the store with {store}, turned to the store's own voice: on its
 * own page "ask {store} whether" would sound like somebody else. Where the name tells the place
 * ("at {store}") it stays.
 */
export function inFirstPerson(wording: string): string {
  if (!wording.includes('{store}')) return wording;
  const turned = wording
    .replace(/^At \{store\}, ask\b/, 'Ask us')
    .replace(/\b(ask|call|tell|give|have|let|visit|try) \{store\}/gi, '$1 us')
    .replace(/\b(when|if) \{store\} (\w+?)s\b/gi, '$1 we $2')
    .replace(/\{store\} (can|could|may|will|would)\b/g, 'we $1')
    .replace(/\{store\}'s\b/g, 'our');
  return turned === wording ? wording : withCapitals(withOwnPronouns(turned));
}

const ownVerbs: Readonly<Record<string, string>> = {
  buys: 'buy',
  collects: 'collect',
  files: 'file',
  handles: 'handle',
  has: 'have',
  is: 'are',
  works: 'work',
};

/** "it" and "its" that meant the store; what a car does or has is left alone. */
function withOwnPronouns(wording: string): string {
  return wording
    .replace(/\bit (buys|collects|files|handles|works)\b/g, (_all, verb: string) => {
      return `we ${ownVerbs[verb]}`;
    })
    .replace(/\b(what|how busy) it (has|is)\b/g, (_all, lead: string, verb: string) => {
      return `${lead} we ${ownVerbs[verb]}`;
    })
    .replace(/\bit (can (?:find|locate)|would take|arrived)\b/g, 'we $1')
    .replace(/\bits (list of lenders|lenders|checklist|website)\b/g, 'our $1')
    .replace(/\bask them\b/g, 'ask us');
}
