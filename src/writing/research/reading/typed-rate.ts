const rate = /(?:^|\s)(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent|apr\b)/;
const judged =
  /\b(?:good|bad|high|too much|reasonable|normal|fair|okay?|ok|decent|low)\b.*\b(?:rate|interest|apr|loan)\b|\b(?:rate|interest|apr|loan)\b.*\b(?:good|bad|high|too much|reasonable|normal|fair|okay?|decent|low)\b/;
const highest = 40;

/** The rate of which a keyword asks whether it is a good one: "is 7 percent a good car loan rate". */
export function typedRateOf(keyword: string): number | null {
  const typed = keyword.toLowerCase();
  const [, found] = rate.exec(typed) ?? [];
  const isOf =
    judged.test(typed) && !/\b(?:months?|credit score|lease|cash back|rebate)\b/.test(typed);
  const percent = Number(found ?? 0);
  return isOf && percent > 0 && percent < highest ? percent : null;
}
