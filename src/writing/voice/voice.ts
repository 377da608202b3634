import type { BrandVoice } from '../brief.ts';
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
  const isShort = /\b(short|brief|concise|direct|crisp|plain)\b/i.test(brand?.tone ?? '');
  return {
    speak: (sentence) => {
      const spoken = isThird ? inThirdPerson(sentence, store) : sentence;
      return withoutWords(spoken, avoid);
    },
    spokenBy: (wording) => (isThird ? wording : inFirstPerson(wording)),
    suits: (sentence) => {
      let score = 0;
      if (holdsAny(sentence, avoid)) score -= 20;
      if (holdsAny(sentence, use)) score += 2;
      if (isThird && speaksAsStore(sentence)) score -= 6;
      if (isShort) score -= sentence.split(' ').length / 12;
      return score;
    },
  };
}
