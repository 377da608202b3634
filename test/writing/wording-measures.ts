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
  'Michelin|Goodyear|Bridgestone|Mobil|Castrol|Bosch|Prius|OnStar|Quattro|Carfax',
];
const makes =
  'Chevrolet|Chevy|Ford|Toyota|Honda|Jeep|Ram|GMC|Subaru|Tesla|Nissan|Kia|Hyundai|BMW|Audi';
const makeNames = new RegExp(String.raw`\b(?:${makes})\b`, 'i');
const bannedWords = new RegExp(String.raw`\b(?:${banned.join('|')})\b|[$%]`, 'i');

export function hasBannedWord(text: string): boolean {
  return bannedWords.test(text) || makeNames.test(text);
}

/** Who asks which models have something is told by their names, and by nothing else of the rest. */
export function withoutMakes(text: string): string {
  return text.replaceAll(new RegExp(makeNames, 'gi'), 'one');
}
