import { printable } from './fonts.ts';

/** What prints nothing, or a space in one of its many forms. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;
/** What has a plain form that every font has. */
const plainForms: readonly (readonly [RegExp, string])[] = [
  [/[\u2007\u202F]/g, '\u00A0'],
  [/[^\S\u00A0]+/g, ' '],
  [/[\u2010\u2011\u2043]/g, '-'],
  [/[\u2012\u2015]/g, '–'],
  [/[\u201B\u2032\u02B9]/g, '’'],
  [/[\u201F\u2033]/g, '”'],
  [/\uFF01/g, '!'],
];
const lettersAndDigits = /[\p{L}\p{N}]/gu;

/**
 * A text as the fonts can print it: composed, on one line, without emoji and without the characters
 * that no font has, which would come out as boxes.
 */
export function cleanText(text: string): string {
  const plain = plainForms.reduce(
    (done, [form, other]) => done.replace(form, other),
    text.normalize('NFC').replace(invisible, ''),
  );
  const kept = [...plain].filter(isPrinted).join('');
  return kept
    .replace(/ +/g, ' ')
    .replace(/ ([,.;:!?])(?=\s|$)/g, '$1')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** The share of a text's letters and digits that can be printed; 1 for a text without any. */
export function printedShare(text: string): number {
  const all = text.normalize('NFC').match(lettersAndDigits) ?? [];
  return all.length === 0 ? 1 : all.filter(isPrinted).length / all.length;
}

function isPrinted(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return code >= 32 && printable().has(code);
}
