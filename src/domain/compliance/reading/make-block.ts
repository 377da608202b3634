import type { BlockText } from './block-text.ts';
import type { Block, BlockKind } from './content.ts';
import { sentencesOf } from './sentences.ts';

/** A block of what was gathered; null when that is nothing but space. */
export function makeBlock(
  kind: BlockKind,
  place: string,
  gathered: BlockText,
  around = '',
): Block | null {
  const text = gathered.text.trimEnd();
  if (text === '') return null;
  return {
    kind,
    place,
    text,
    around,
    sentences: sentencesOf(text),
    sourceOf: (span) => gathered.sourceOf(span),
  };
}
