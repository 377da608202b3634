import type { Words } from '../words/index.ts';

export type Said = { text: string; isEnglish: boolean };

/** A failure in the language of the reader where its sentence is known, else as it was said. */
export function failureIn(text: string, { failures }: Words): Said {
  const known = failures.sentences[text];
  if (known !== undefined) return { text: known, isEnglish: false };
  for (const [pattern, instead] of failures.patterns) {
    if (pattern.test(text)) return { text: text.replace(pattern, instead), isEnglish: false };
  }
  return { text, isEnglish: true };
}

/** Where a sentence of one kind ends and one of another follows. */
const seams =
  / (?=The first problem is on|Its columns are: )|(?<=The first problem is on line \d+:) /;

/** Said as a whole, else sentence by sentence. */
export function failureParts(text: string, words: Words): Said[] {
  const whole = failureIn(text, words);
  return whole.isEnglish ? text.split(seams).map((one) => failureIn(one, words)) : [whole];
}

type Props = { text: string; words: Words; class?: string };

export function Failure({ text, words, class: look }: Props) {
  return (
    <p class={look}>
      <FailureText text={text} words={words} />
    </p>
  );
}

/** Within a sentence, or a cell of a table. */
export function FailureText({ text, words }: Omit<Props, 'class'>) {
  return <SaidText parts={failureParts(text, words)} />;
}

/** One after the other, with the English ones marked for whoever has them read out. */
export function SaidText({ parts }: { parts: readonly Said[] }) {
  return (
    <>
      {parts.map(({ text, isEnglish }, at) => [
        at > 0 && ' ',
        isEnglish ? <span lang="en">{text}</span> : text,
      ])}
    </>
  );
}
