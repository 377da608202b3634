import { diffWordsWithSpace } from 'diff';

/** What became of a text, word by word: left out and put in. */
export function Diff({ before, after }: { before: string; after: string }) {
  return (
    <div class="diff">
      {diffWordsWithSpace(before, after).map((part, at) => {
        if (part.added) return <ins key={at}>{part.value}</ins>;
        if (part.removed) return <del key={at}>{part.value}</del>;
        return part.value;
      })}
    </div>
  );
}
