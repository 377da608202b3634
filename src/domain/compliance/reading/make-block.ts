import { amountsInWords, type Edit } from './amounts-in-words.ts';
import type { BlockText } from './block-text.ts';
import type { Block, BlockKind, Span } from './content.ts';
import { sentencesOf } from './sentences.ts';

/** A block of what was gathered; null when that is nothing but space. */
export function makeBlock(
  kind: BlockKind,
  place: string,
  gathered: BlockText,
  around = '',
): Block | null {
  const written = gathered.text.trimEnd();
  if (written === '') return null;
  const edits = amountsInWords(written);
  const text = edited(written, edits);
  const toWritten = (span: Span): Span => {
    if (edits.length === 0) return span;
    return {
      start: placeBefore(edits, span.start, 'start'),
      end: placeBefore(edits, span.end, 'end'),
    };
  };
  return {
    kind,
    place,
    text,
    around,
    sentences: sentencesOf(text),
    asWritten: (span) => {
      const { start, end } = toWritten(span);
      return written.slice(start, end);
    },
    sourceOf: (span) => gathered.sourceOf(toWritten(span)),
  };
}

function edited(written: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const edit of edits) {
    text += written.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + written.slice(at);
}

/** Where a place of the text with figures was before; within a figure, the side that is asked. */
function placeBefore(edits: readonly Edit[], place: number, side: 'start' | 'end'): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    const from = start + shift;
    const to = from + text.length;
    if (side === 'start' ? place < from : place <= from) break;
    if (side === 'start' ? place < to : place < to) return side === 'start' ? start : end;
    shift += text.length - (end - start);
  }
  return place - shift;
}
