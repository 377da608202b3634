import type { BrandVoice } from '../brief.ts';

/** What a voice changes besides its words. */
export type Manner = {
  /** Words of a sentence that suit it; longer or shorter ones count against it. */
  sentenceWords: number;
  /** Spoken ("you'll"), written out ("you will"), or as the copy has it. */
  contractions: 'spoken' | 'written' | 'as is';
  /** Paragraphs on the subject and further questions, more or fewer than usual. */
  extra: -1 | 0 | 1;
  /** Whether a wording that speaks to the reader is liked, disliked or neither. */
  address: -1 | 0 | 1;
  /** Sentences of one passage at most. */
  mostSentences: number;
};

const plain: Manner = {
  sentenceWords: 16,
  contractions: 'as is',
  extra: 0,
  address: 0,
  mostSentences: Infinity,
};

/** Words of a brand voice's tone with what they ask for; the first that stands there counts. */
const manners: readonly (readonly [RegExp, Manner])[] = [
  [
    /\b(short|brief|concise|direct|crisp|punchy|no[- ]nonsense|bold|energetic)\b/i,
    { ...plain, sentenceWords: 9, contractions: 'spoken', extra: -1, mostSentences: 3 },
  ],
  [
    /\b(formal|professional|premium|luxury|elegant|refined|authoritative|expert)\b/i,
    { ...plain, sentenceWords: 24, contractions: 'written', extra: 1, address: -1 },
  ],
  [
    /\b(warm|friendly|casual|conversational|relaxed|neighborly|folksy|approachable|fun)\b/i,
    { ...plain, sentenceWords: 11, contractions: 'spoken', address: 1 },
  ],
];

export function mannerOf(brand: BrandVoice | null): Manner {
  const tone = brand?.tone ?? '';
  return manners.find(([words]) => words.test(tone))?.[1] ?? plain;
}
