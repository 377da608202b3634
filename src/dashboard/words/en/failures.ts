/** What is said of a failure is English already: nothing is put in its place. */
export const failures = {
  sentences: {} as Readonly<Record<string, string>>,
  /** A pattern of the English sentence, and what takes its place; `$1` is what it holds. */
  patterns: [] as readonly (readonly [pattern: RegExp, instead: string])[],
};

/** What the rules on advertising find, by their ids; without one, as the report says it. */
export const rules = {
  messages: {} as Readonly<Record<string, string>>,
  suggestions: {} as Readonly<Record<string, string>>,
  /** What a text lacks, and what else was found, by the English of it. */
  needs: {} as Readonly<Record<string, string>>,
  details: [] as readonly (readonly [pattern: RegExp, instead: string])[],
  notFound: 'Not found:',
  text: 'Text:',
  flagged: 'Flagged for review under',
};
