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
  'Michelin|Goodyear|Bridgestone|Mobil|Castrol|Bosch|OnStar|Quattro|Carfax',
];
/** Makes, which only an answer on which cars to look at may name. */
const makes = new RegExp(
  '\\b(?:Chevrolet|Chevy|Ford|Toyota|Honda|Jeep|Ram|GMC|Subaru|Tesla|Nissan|Kia|Hyundai|BMW|' +
    'Audi|Prius)\\b',
);

/** Whether it names a make that the question does not name itself. */
export function namesMake(text: string, question: string): boolean {
  const asked = question.match(/\b\p{Lu}[\p{L}\d-]+/gu) ?? [];
  return makes.test(asked.reduce((told, name) => told.replaceAll(name, 'one'), text));
}

const bannedWords = new RegExp(String.raw`\b(?:${banned.join('|')})\b|[$%]`, 'i');

export function hasBannedWord(text: string): boolean {
  return bannedWords.test(text);
}
