import type { Words } from '../words/index.ts';
import { rulesText } from './rule-text.ts';

/** What rules on advertising say of a post. */
export function HeldBy({ text, words }: { text: string; words: Words }) {
  const said = rulesText(text, words);
  return <p lang={said.isEnglish ? 'en' : undefined}>{said.text}</p>;
}
