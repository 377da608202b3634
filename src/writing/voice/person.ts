/**
 * Turns a sentence in which the store speaks ("we", "our") into one about the store. The people at
 * the store take the place of "we", because both take the plural verb.
 */
export function inThirdPerson(sentence: string, store: string): string {
  let named = false;
  const people = (): string => {
    const text = named ? 'they' : `the people at ${store}`;
    named = true;
    return text;
  };
  const spoken = sentence
    .replace(/\b[Ww]e're\b/g, () => `${people()} are`)
    .replace(/\b[Ww]e've\b/g, () => `${people()} have`)
    .replace(/\b[Ww]e'll\b/g, () => `${people()} will`)
    .replace(/\b[Ww]e\b/g, people)
    .replace(/\b[Oo]urs\b/g, 'theirs')
    .replace(/\b[Oo]ur\b/g, () => (named ? 'their' : 'the'))
    .replace(/\bus\b/g, () => (named ? 'them' : 'the store'));
  return spoken.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

export function speaksAsStore(sentence: string): boolean {
  return /\b(we|our|ours|us)\b/i.test(sentence);
}
