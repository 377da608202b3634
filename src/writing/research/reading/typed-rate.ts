const rate = /(?:^|\s)(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent|apr\b)/;
const verdict = '(?:good|bad|high|too much|reasonable|normal|fair|okay?|decent|low)';
const matter = '(?:rate|interest|apr|loan)';
const judged = new RegExp(String.raw`\b${verdict}\b.*\b${matter}\b|\b${matter}\b.*\b${verdict}\b`);
const ofElse = /\b(?:months?|credit score|lease|cash back|rebate)\b/;
const highest = 40;

/** The rate that a keyword asks to judge: "is 7 percent a good car loan rate". */
export function typedRateOf(keyword: string): number | null {
  const typed = keyword.toLowerCase();
  const [, found] = rate.exec(typed) ?? [];
  const isOf = judged.test(typed) && !ofElse.test(typed);
  const percent = Number(found ?? 0);
  return isOf && percent > 0 && percent < highest ? percent : null;
}
