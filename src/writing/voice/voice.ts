import type { BrandVoice } from '../brief.ts';
import { contracted, spelledOut } from './contractions.ts';
import { type Manner, mannerOf } from './manner.ts';
import { inFirstPerson, inThirdPerson, speaksAsStore } from './person.ts';
import { holdsAny, withoutWords } from './words.ts';

/** How the store wants a sentence to sound. */
export type Voice = {
  /** The sentence in this voice; null when it cannot be said without a word to avoid. */
  speak(sentence: string): string | null;
  /** How well it suits as it stands, higher is better; 0 is neutral. */
  suits(sentence: string): number;
  /** A hand-written wording, its slots still open, in the person of this voice. */
  spokenBy(wording: string): string;
};

/** `protectedTexts` (names, quoted questions) may hold a word to avoid. */
export function voiceOf(brand: BrandVoice | null, store: string): Voice {
  const avoid = (brand?.wordsToAvoid ?? []).filter((word) => word.trim() !== '');
  const use = (brand?.wordsToUse ?? []).filter((word) => word.trim() !== '');
  const isThird = brand?.person === 'they';
  const manner = mannerOf(brand);
  const isOwn = brand !== null;
  return {
    speak: (sentence) => {
      const own = inManner(sentence, manner);
      const spoken = isThird ? inThirdPerson(own, store) : own;
      return withoutWords(spoken, avoid);
    },
    spokenBy: (wording) => (isThird ? wording : inFirstPerson(wording)),
    suits: (sentence) => {
      let score = 0;
      if (holdsAny(sentence, avoid)) score -= 20;
      if (holdsAny(sentence, use)) score += 2;
      if (isThird && speaksAsStore(sentence)) score -= 6;
      if (isOwn) score -= Math.abs(wordsEach(sentence) - manner.sentenceWords) / 2;
      return score;
    },
  };
}

function inManner(sentence: string, { contractions, sentenceWords }: Manner): string {
  const own = sentenceWords < shortSentence ? inShortSentences(sentence) : sentence;
  if (contractions === 'as is') return own;
  return contractions === 'spoken' ? contracted(own) : spelledOut(own);
}

/** A voice that wants fewer words than this to a sentence wants no half-stops. */
const shortSentence = 12;

function inShortSentences(passage: string): string {
  return passage
    .replace(/; (\p{Ll})/gu, (_all, letter: string) => `. ${letter.toUpperCase()}`)
    .replace(/, (and|but) (?=(?:you|we|they|ask)\b)/g, (_all, word: string) => {
      return `. ${word.charAt(0).toUpperCase()}${word.slice(1)} `;
    });
}

/** Words of a sentence, in the mean of a passage. */
function wordsEach(passage: string): number {
  const sentences = passage.split(/(?<=[.!?]) /).length;
  return passage.split(' ').length / sentences;
}
