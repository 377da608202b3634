import type { Slots } from './slots.ts';

const slotPattern = /\{(a )?(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

/**
 * Fills a wording: {slot} puts the text in, {a slot} puts "a" or "an" before it, {slot|is|are}
 * chooses by the slot's count. The first letter becomes upper case unless the word is written
 * with capitals inside, such as "iX". Null when a slot has no value.
 */
export function fillTemplate(
  wording: string,
  slots: Slots,
): { text: string; factIds: string[] } | null {
  if (!wording.includes('{')) return { text: capitalised(wording), factIds: [] };
  const factIds = new Set<string>();
  let complete = true;
  const filled = wording.replace(
    slotPattern,
    (_whole, article: string | undefined, name: string, one?: string, many?: string) => {
      const slot = slots[name];
      if (!slot || slot.text === '') {
        complete = false;
        return '';
      }
      for (const id of slot.factIds) factIds.add(id);
      if (one !== undefined && many !== undefined) return slot.count === 1 ? one : many;
      return article ? withArticle(slot.text) : slot.text;
    },
  );
  // "6 p.m." at the end of a sentence needs no second stop.
  const text = filled.replace(/\b([ap]\.m\.)\./g, '$1');
  return complete ? { text: capitalised(text), factIds: [...factIds] } : null;
}

/** The names of the slots that a wording uses. */
export function slotsIn(wording: string): string[] {
  if (!wording.includes('{')) return [];
  return [...wording.matchAll(slotPattern)].map((match) => match[2] ?? '');
}

/** "a sedan", "an SUV", "an 8-speed", "a used truck", "a hybrid", "an LT". */
export function withArticle(text: string): string {
  const word = /^[\p{L}\p{N}]+/u.exec(text)?.[0] ?? '';
  return `${soundsLikeVowel(word) ? 'an' : 'a'} ${text}`;
}

function soundsLikeVowel(word: string): boolean {
  if (/^(8|11|18)(?!\d)|^8\d/.test(word)) return true;
  const isPronounced = word !== 'SUV' && /^[B-DF-HJ-NP-TV-Z][AEIOUY][A-Z]/.test(word);
  if (/^[A-Z]{1,4}\d*$/.test(word) && !isPronounced) return /^[AEFHILMNORSX]/.test(word);
  if (/^(uni|use|usu|eu|one)/i.test(word)) return false;
  return /^([aeiou]|honor|honest|hour|heir)/i.test(word);
}

function capitalised(text: string): string {
  const first = /^\S*/.exec(text)?.[0] ?? '';
  if (/^\p{Ll}+\p{Lu}/u.test(first)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
