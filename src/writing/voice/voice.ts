import type { BrandVoice } from '../brief.ts';
import { contracted, spelledOut } from './contractions.ts';
import { type Manner, mannerOf } from './manner.ts';
import { inFirstPerson, inThirdPerson, speaksAsStore } from './person.ts';
import { splitSentences } from '../realise/choose-wording.ts';
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
      if (isOwn) score += inTune(sentence, manner);
      return score;
    },
  };
}

/** How far a wording is from the voice's own sentences and from how it turns to the reader. */
function inTune(passage: string, { sentenceWords, address }: Manner): number {
  const turns = passage.match(/\b(you|your|you're|you'll|we|our|us)\b/gi)?.length ?? 0;
  return address * turns * perAddress - Math.abs(wordsEach(passage) - sentenceWords) * perWord;
}

/** A voice outweighs the store's turn: two words to a sentence are worth about one. */
const perWord = 1.6;
const perAddress = 2;

function inManner(passage: string, { contractions, sentenceWords, ...manner }: Manner): string {
  const isShort = sentenceWords < shortSentence;
  const whole = splitSentences(passage).slice(0, manner.mostSentences).join(' ');
  const own = isShort
    ? inShortSentences(whole)
    : sentenceWords > longSentence
      ? inLongSentences(whole)
      : whole;
  if (contractions === 'as is') return own;
  return contractions === 'spoken' ? contracted(own) : spelledOut(own);
}

/** A voice that wants fewer words than this to a sentence wants no half-stops. */
const shortSentence = 12;

/** One that wants more than this joins what belongs together. */
const longSentence = 20;

/** "It's quick. It costs little." is one sentence in a letter. */
function inLongSentences(passage: string): string {
  return passage.replace(
    /(^|[.!?] )([^.!?:;]{10,70})\. (It|They|That|This|You|We)(?= \p{Ll})/gu,
    (_all, before: string, first: string, word: string) =>
      `${before}${first}; ${word.toLowerCase()}`,
  );
}

function inShortSentences(passage: string): string {
  return passage
    .replace(/, so (?=(?:ask|call|check|have|start|look|keep|get)\b)/g, '. So ')
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
