import type { Language } from '../../../writing/brief.ts';
import { languageTags } from '../../../writing/language-tags.ts';

const latin: readonly Language[] = [
  'English',
  'Spanish',
  'French',
  'Tagalog',
  'Vietnamese',
  'Portuguese',
];
/** Written without spaces between words. */
const spaceless: readonly Language[] = ['Mandarin Chinese', 'Japanese'];

export function isLatinScript(language: Language): boolean {
  return latin.includes(language);
}

/**
 * Figures of every script as the facts write them: digits 0-9 (Arabic, Persian and full-width ones
 * are turned into them) and, outside English, no marks between thousands ("27.480", "27 480").
 */
export function asciiDigits(text: string, language: Language): string {
  const plain = text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digitOf(digit)));
  if (language === 'English') return plain;
  return plain.replace(/(?<=\d)[.,٬’'\u00a0\u202f ](?=\d{3}(?!\d))/g, '');
}

/** These runs of ten begin at a multiple of sixteen. */
function digitOf(digit: string): number {
  return (digit.codePointAt(0) ?? 0) & 0xf;
}

export function sentencesOf(text: string, language: Language): string[] {
  const segments = new Intl.Segmenter(languageTags[language], { granularity: 'sentence' }).segment(
    text,
  );
  return [...segments].map(({ segment }) => segment.trim()).filter((segment) => segment !== '');
}

/** Words where spaces do not tell them apart; null where they do. */
export function wordsWithoutSpaces(text: string, language: Language): number | null {
  if (!spaceless.includes(language)) return null;
  const segments = new Intl.Segmenter(languageTags[language], { granularity: 'word' }).segment(
    text,
  );
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
