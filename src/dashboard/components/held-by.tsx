import type { Words } from '../words/index.ts';
import { SaidText } from './failure.tsx';
import { rulesParts } from './rule-text.ts';

/** What rules on advertising say of a post. */
export function HeldBy({ text, words }: { text: string; words: Words }) {
  return (
    <p>
      <SaidText parts={rulesParts(text, words)} />
    </p>
  );
}
