import { rules } from './rules/index.ts';

/** What each rule says in every report of these rules, before what it found. */
export const ruleMessages: ReadonlyMap<string, string> = new Map(
  rules.map(({ id, message }) => [id, message]),
);

/** What each proposes. */
export const ruleSuggestions: ReadonlyMap<string, string> = new Map(
  rules.map(({ id, suggestion }) => [id, suggestion]),
);
