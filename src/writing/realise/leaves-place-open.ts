/**
 * Ways of leaving a rule to a place that isn't named: "check what your state requires". Where the
 * place is known, they read as if nobody had looked.
 */
const leavesOpen = new RegExp(
  [
    String.raw`\b(?:your|some|most|many|several|a few) (?:other )?(?:states?|provinces?|regions)\b`,
    String.raw`\b(?:depends?|differs?|var(?:y|ies)) (?:on|by|with|from) (?:the |your )?` +
      '(?:states?|provinces?|place|area)',
    String.raw`\b(?:is|of|under|by) the (?:state|province)(?:'s rule\b| where\b)`,
    String.raw`\b(?:state by state|states (?:differ|vary|set))\b`,
    String.raw`\bin (?:most|some|many|other) (?:places|areas)\b`,
    String.raw`\b(?:where|wherever) you (?:live|drive)\b`,
  ].join('|'),
  'i',
);

export function leavesPlaceOpen(text: string): boolean {
  return leavesOpen.test(text);
}
