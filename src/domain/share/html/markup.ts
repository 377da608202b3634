import { escapeHtml } from '../../../writing/html/sanitise.ts';

/** A piece of HTML; only `html` and `trusted` make one. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = Html | string | number | null | false | readonly Piece[];

/** Whatever is put in is escaped, but for pieces that are HTML themselves; null and false vanish. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(String.raw({ raw: strings }, ...pieces.map(written)));
}

/** What a sanitizer of ours has made, or a constant. */
export function trusted(text: string): Html {
  return new Html(text);
}

function written(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (piece === null || piece === false) return '';
  if (typeof piece === 'object') return piece.map(written).join('');
  return escapeHtml(String(piece));
}
