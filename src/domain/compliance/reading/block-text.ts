import { parseDocument } from 'htmlparser2';
import { DomUtils } from 'htmlparser2';
import type { Span } from './content.ts';

/** A stretch of text whose characters follow the source one by one, or all stand for one place. */
type Piece = { at: number; source: number; sourceLength: number; isEven: boolean };

const plain = /[!-~]+(?: [!-~]+)*/y;
const space = /[\s\u00a0]+/y;
/** What is not seen and only splits words: soft hyphen, zero-width characters, direction marks. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff\u202a-\u202e]+/y;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;
const cluster = /[^\p{M}]\p{M}*|\p{M}+/uy;

/** Gathers the text of a block, normalised, and remembers where each character came from. */
export class BlockText {
  text = '';
  private readonly pieces: Piece[] = [];

  /** `raw` stands at `source` in the text that was handed in. */
  add(raw: string, source: number): void {
    let at = 0;
    while (at < raw.length) {
      const run = matchAt(plain, raw, at);
      if (run) {
        this.put(run, source + at, run.length, true);
        at += run.length;
        continue;
      }
      const gap = matchAt(space, raw, at);
      if (gap) {
        if (this.text !== '' && !this.text.endsWith(' ')) {
          this.put(' ', source + at, gap.length, false);
        }
        at += gap.length;
        continue;
      }
      const other = matchAt(unseen, raw, at);
      const character = other ?? matchAt(cluster, raw, at) ?? raw.charAt(at);
      if (!other) this.put(folded(character), source + at, character.length, false);
      at += character.length;
    }
  }

  /** The same for HTML and Markdown, where a character may be written as an entity. */
  addEncoded(raw: string, source: number): void {
    let at = 0;
    for (const found of raw.matchAll(entity)) {
      this.add(raw.slice(at, found.index), source + at);
      const written = found[0];
      const decoded = folded(DomUtils.textContent(parseDocument(written)));
      const isGap = decoded.trim() === '';
      if (!isGap) this.put(decoded, source + found.index, written.length, false);
      else if (!this.text.endsWith(' ')) this.put(' ', source + found.index, written.length, false);
      at = found.index + written.length;
    }
    this.add(raw.slice(at), source + at);
  }

  /** Where the text's characters stand in the source. */
  sourceOf({ start, end }: Span): Span {
    const first = this.placeOf(start);
    const last = this.placeOf(Math.max(start, end - 1));
    return { start: first.start, end: last.end };
  }

  private put(text: string, source: number, sourceLength: number, isEven: boolean): void {
    if (text === '') return;
    this.pieces.push({ at: this.text.length, source, sourceLength, isEven });
    this.text += text;
  }

  private placeOf(index: number): Span {
    let low = 0;
    let high = this.pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.pieces[middle]?.at ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    const piece = this.pieces[low];
    if (!piece) return { start: 0, end: 0 };
    if (!piece.isEven) return { start: piece.source, end: piece.source + piece.sourceLength };
    const start = piece.source + Math.min(index - piece.at, piece.sourceLength - 1);
    return { start, end: start + 1 };
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/** NFKC (UAX #15), with quotes, dashes and spaces as a keyboard has them. */
function folded(character: string): string {
  return character
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u00b4\u02bc]/g, "'")
    .replace(/[\u201c-\u201f\u2033\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212\u00ad]/g, '-')
    .normalize('NFKC')
    .replace(/\s/g, ' ');
}
