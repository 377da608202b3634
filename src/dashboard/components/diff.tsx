import { diffLines, diffWordsWithSpace } from 'diff';

/** What became of a text, word by word: left out and put in. */
export function Diff({ before, after }: { before: string; after: string }) {
  return (
    <div class="diff">
      {changesOf(before, after).map((part, at) => {
        if (part.added) return <ins key={at}>{part.value}</ins>;
        if (part.removed) return <del key={at}>{part.value}</del>;
        return part.value;
      })}
    </div>
  );
}

/** Two long texts that have little in common are not worth the time that words take. */
const longestMs = 500;

function changesOf(before: string, after: string) {
  return (
    diffWordsWithSpace(before, after, { timeout: longestMs }) ??
    diffLines(before, after, { timeout: longestMs }) ?? [
      { value: before, removed: true, added: false },
      { value: after, removed: false, added: true },
    ]
  );
}
