/** A wording and the place where it stands: "tires/rotation/0/2". */
export type Wording = { at: string; text: string; cite: string | undefined };

export function wordsOf(text: string): string[] {
  return text.match(/[\w{}][\w{}'’-]*/g) ?? [];
}

/** The part of the shorter text's four-word runs that the other text has too, 0 to 1. */
export function fourGramsShared(left: string, right: string): number {
  const [first, second] = [runsOf(left), runsOf(right)];
  const shared = [...first].filter((run) => second.has(run)).length;
  return shared / Math.max(1, Math.min(first.size, second.size));
}

function runsOf(text: string): Set<string> {
  const words = wordsOf(text.toLowerCase());
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')));
}

const numberWords = new RegExp(
  [
    String.raw`\b(?:thir|four|fif|six|seven|eigh|nine)teen\b`,
    String.raw`\b(?:twen|thir|for|fif|six|seven|eigh|nine)ty\b`,
    String.raw`\b(?:dozen|hundred|thousand|million|percent)\b`,
  ].join('|'),
  'i',
);

/** Digits, or a number word above twelve. */
export function hasFigure(text: string): boolean {
  return /\d/.test(text) || numberWords.test(text);
}

/** Words that no wording may hold: rank claims, filler, promises, tie-ins, pressure and brands. */
const banned = [
  'safest|finest|greatest|ultimate|unbeatable|unmatched|unrivaled',
  'top-notch|world-class|class-leading|number one|cheapest|fastest|lowest',
  "important to note|when it comes to|whether you're|look no further|in conclusion|in today's",
  'delve|elevate|seamless\\w*|unlock|game-changer|rest assured|peace of mind',
  'guarantee\\w*|promise[ds]?|we will|complimentary|hurry',
  'void\\w* .*warranty|genuine parts|dealer must|extended warrant\\w+',
  'eco-friendly',
  'Chevrolet|Chevy|Ford|Toyota|Honda|Jeep|Ram|GMC|Subaru|Tesla|Nissan|Kia|Hyundai|BMW|Audi',
  'Michelin|Goodyear|Bridgestone|Mobil|Castrol|Bosch|Prius|OnStar|Quattro|Carfax',
];
const bannedWords = new RegExp(String.raw`\b(?:${banned.join('|')})\b|[$%]`, 'i');

export function hasBannedWord(text: string): boolean {
  return bannedWords.test(text);
}

/**
 * Flesch-Kincaid grade of texts that are one sentence each:
 * 0.39 words/sentence + 11.8 syllables/word - 15.59 (Kincaid et al. 1975).
 */
export function gradeOf(texts: readonly string[]): number {
  const words = texts.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / texts.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Vowel groups without silent endings; close enough for means over a module. */
function syllablesOf(word: string): number {
  const stem = word
    .toLowerCase()
    .replace(/(?<=[^aeiouytd])ed$/, '')
    .replace(/(?<=[^aeiouyscxzg])es$/, '')
    .replace(/(?<=[^aeiouyl])e$/, '');
  return Math.max(1, stem.match(/[aeiouy]+/g)?.length ?? 1);
}
