import type { Block } from '../reading/content.ts';

/** ONE DOT LEADER. NFKC makes a full stop of it, so that no normalised text has one. */
const innerStop = '\u2024';
const ending = /[.!?]+["')\]*]{0,5}$/;

/**
 * The text of a block with U+2024 for each full stop that ends no sentence, as in "$347.26", "doc.
 * fee" and "A.P.R.": where a rule looks for words of one sentence, `[^.\n]` reads on over these.
 */
export function withoutInnerStops({ text, sentences }: Block): string {
  if (!text.includes('.')) return text;
  let masked = '';
  let at = 0;
  for (const { end } of sentences) {
    const sentence = text.slice(at, end);
    const mark = ending.exec(sentence.slice(-30))?.[0] ?? '';
    const inner = sentence.slice(0, sentence.length - mark.length);
    masked += inner.replaceAll('.', innerStop) + mark;
    at = end;
  }
  return masked + text.slice(at);
}

const known = new WeakMap<RegExp, RegExp>();

/** A rule's pattern for such a text: where it names a full stop, either kind is one. */
export function forInnerStops(pattern: RegExp): RegExp {
  const before = known.get(pattern);
  if (before) return before;
  const made = new RegExp(withBothStops(pattern.source), pattern.flags);
  known.set(pattern, made);
  return made;
}

function withBothStops(source: string): string {
  let result = '';
  let inClass: 'no' | 'positive' | 'negated' = 'no';
  for (let at = 0; at < source.length; at += 1) {
    const char = source.charAt(at);
    const isEscaped = char === '\\';
    const unit = isEscaped ? source.slice(at, at + 2) : char;
    if (isEscaped) at += 1;
    else if (inClass === 'no' && char === '[') {
      inClass = source.charAt(at + 1) === '^' ? 'negated' : 'positive';
    } else if (char === ']') inClass = 'no';
    if (unit === '\\.' && inClass === 'no') result += `[.${innerStop}]`;
    else if ((unit === '.' || unit === '\\.') && inClass === 'positive') result += `.${innerStop}`;
    else result += unit;
  }
  return result;
}
