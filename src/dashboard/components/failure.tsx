import type { Words } from '../words/index.ts';

type Said = { text: string; isEnglish: boolean };

/** A failure in the language of the reader where its sentence is known, else as it was said. */
export function failureIn(text: string, { failures }: Words): Said {
  const known = failures.sentences[text];
  if (known !== undefined) return { text: known, isEnglish: false };
  for (const [pattern, instead] of failures.patterns) {
    if (pattern.test(text)) return { text: text.replace(pattern, instead), isEnglish: false };
  }
  return { text, isEnglish: true };
}

type Props = { text: string; words: Words; class?: string };

export function Failure({ text, words, class: look }: Props) {
  const said = failureIn(text, words);
  return (
    <p class={look} lang={said.isEnglish ? 'en' : undefined}>
      {said.text}
    </p>
  );
}
