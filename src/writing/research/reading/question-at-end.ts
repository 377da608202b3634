const atEnd = new RegExp(
  '^([^:]+?),? ((?:what (?:to (?:do|expect)|can i do|do i do|should i do|now)|who pays|' +
    'which (?:one )?(?:is|has|gets|lasts|costs|holds|tows) [^:]+|' +
    'is it worth it|(?:can|should|do) (?:i|one) [^:]+))$',
  'i',
);
const asksFirst = new RegExp(
  String.raw`^(?:how|what|when|which|why|who|where|if)\b|^\S+$|` +
    String.raw`\b(?:how|what|when|which|why|or|and|things|questions|much|many|often|long)$`,
  'i',
);
/** "Refinance my loan worth it". */
const doingWorth = /^((?:refinance|buy|sell|trade|lease|fix|replace|keep|add) .+) worth it$/i;

/**
 * "Car stuck in snow what to do": what is asked stands behind the matter. Null where the words are
 * one question or none.
 */
export function questionAtEnd(words: string): { matter: string; asked: string } | null {
  const text = words.replace(doingWorth, '$1 is it worth it');
  const [, matter = '', asked = ''] = atEnd.exec(text) ?? [];
  return matter === '' || asksFirst.test(matter) ? null : { matter, asked };
}
