const behind = /\b([3-8]\d{2}) (?:fico |auto )?(?:credit|score|fico|credit score)\b/;
const before = /\b(?:credit|score|fico)(?: score)?(?: of| is| at| around| about)? ([3-8]\d{2})\b/;
const most = 850;

/** The credit score that a keyword names: "apr for 650 credit score", "is a score of 720 good". */
export function typedScoreOf(keyword: string): number | null {
  const typed = keyword.toLowerCase();
  const [, found] = behind.exec(typed) ?? before.exec(typed) ?? [];
  return found && Number(found) <= most ? Number(found) : null;
}
