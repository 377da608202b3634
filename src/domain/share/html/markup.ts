import { escapeHtml } from '../../../writing/html/sanitise.ts';

/** A piece of HTML; only `markup` and `trusted` make one. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = Html | string | number | null | false | readonly Piece[];

/**
 * What is put in is escaped, but for pieces that are HTML themselves; null and false vanish. Not
 * called html: the formatter would lay out the insides of such templates, white space and all.
 */
export function markup(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  const parts = pieces.map(written);
  return new Html(String.raw({ raw: strings }, ...parts));
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
