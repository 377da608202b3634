import type { Block, Content, Span } from '../../reading/content.ts';
import type { CheckRule, Found } from '../rule.ts';
import { oncePerSentence } from '../content-text.ts';

const mark = String.raw`\*{1,4}|†{1,4}|‡{1,4}`;
/** "$299*", "APR†." */
const reference = new RegExp(
  String.raw`[\p{L}\p{N}%)"'.!?](${mark})(?=[\s.,;:!?)/]|$)` +
    String.raw`(?!\s?(?:safety|rat(?:ed|ing)|reviews?)\b)`,
  'gu',
);
/** "*With approved credit", at the beginning or after a space. */
const footnote = new RegExp(String.raw`(?:^|[\s(])(${mark})\s?(?=[\p{L}\p{N}$"'(])`, 'gu');
/** "SALE!***" draws the eye; three marks lead to a footnote only where one has as many. */
const minDecoration = 3;

/** What a claim says, and what in its footnote takes that back. */
const contradictions: readonly (readonly [claim: RegExp, taken: RegExp])[] = [
  [
    /(?:\$\s?0|\bno money|\bzero)\s(?:down|due)/i,
    /\$\s?[1-9][\d,]{0,9}(?:\.\d{2})?\s(?:down|due at|cap\w* cost|first payment|deposit)/i,
  ],
  [
    /\b(?:0|zero)(?:\.0+)?\s?%|\bno interest\b/i,
    /\b(?!0\b)\d{1,2}(?:\.\d{1,2})?\s?% APR|interest accrues/i,
  ],
  [/\b(?:every|all|any)\b/i, /\b(?:select|certain|some) (?:models|vehicles|trims)\b/i],
  [/\b(?:everyone|guaranteed)\b/i, /\b(?:approved credit|credit approval|not all\b)/i],
  [/\bno payments\b/i, /\bfirst payment (?:is )?due (?:at|in 30)\b/i],
];

export const hAsterisk: CheckRule = {
  id: 'H-ASTERISK',
  kind: 'check',
  severity: 'error',
  check: (content): Found[] => {
    const notes = footnotesOf(content);
    return content.blocks.flatMap((block) => {
      for (const match of block.text.matchAll(reference)) {
        const [words, sign = ''] = match;
        const end = match.index + words.length;
        const span = { start: end - sign.length, end };
        const takenBack = notes.get(sign);
        if (!takenBack) {
          if (isDecoration(block.text, span)) continue;
          return [{ block, span, detail: `"${sign}" leads to no footnote.` }];
        }
        const claimed = claimsAt(block, match.index);
        if (claimed.some((claim) => takenBack.has(claim))) {
          return [{ block, span, detail: 'The footnote takes the claim back.' }];
        }
      }
      return [];
    });
  },
  citation: 'Va. Code 46.2-1581(4)',
  message: 'A mark has no footnote, or the footnote contradicts what it belongs to.',
  suggestion: 'Say the condition beside the claim, or add a footnote that only explains it.',
  examples: {
    failing: [
      'Get $500 toward your lease* today.',
      'Lease it with $0 down.*\n\n*$1,999 due at signing.',
      'SALE!**** Get $500 toward your lease** today. *With approved credit.',
      { text: '<p>Save on every model&dagger; now.</p><p>*See store.</p>', format: 'html' },
    ],
    passing: [
      'Get $500 toward your lease* today.\n\n*With approved credit.',
      { text: '<p>Save on trucks&dagger;.</p><p>&dagger; Through May 31.</p>', format: 'html' },
      { text: 'Save *now* on **trucks**.\n\n* New\n* Used', format: 'markdown' },
      'The battery holds 3 * 4 cells.',
      'SALE!!!***** Trucks for everybody ***** Come in.',
      '*** HUGE SALE *** Come in today!*** See our trucks.',
      'WOW!** ** ** What a truck. HOT DEAL**** Call us.',
      '************ Trucks ************',
      'Must see!!** Call us today.',
      'Get $500 toward your lease* today. *with approved credit.',
      'A 5* safety rating from NHTSA.',
    ],
  },
};

/** A run of marks, some after a shout, or marks in a row of them: "WOW!** ** **". */
function isDecoration(text: string, { start, end }: Span): boolean {
  const isShouted = text.charAt(start - 1) === '!' && end - start > 1;
  if (isShouted || end - start >= minDecoration) return true;
  return /^[\s*†‡]{0,4}[*†‡]/.test(text.slice(end, end + 5));
}

/** What a sentence claims, and what a footnote takes back, by their place in `contradictions`. */
const claimsAt = oncePerSentence((sentence) =>
  contradictions.flatMap(([says], index) => (says.test(sentence) ? [index] : [])),
);

/** What the footnotes of each sign take back. */
function footnotesOf(content: Content): Map<string, Set<number>> {
  const bySign = new Map<string, Set<number>>();
  const add = (sign: string, text: string): void => {
    const takenBack = bySign.get(sign) ?? new Set();
    bySign.set(sign, takenBack);
    for (const [index, [, taken]] of contradictions.entries()) {
      if (taken.test(text)) takenBack.add(index);
    }
  };
  for (const block of content.blocks) {
    const starts = [...block.text.matchAll(footnote)];
    for (const [index, match] of starts.entries()) {
      add(match[1] ?? '', block.text.slice(match.index, starts[index + 1]?.index));
    }
    if (isStarred(content, block)) add('*', block.text);
  }
  return bySign;
}

/** A footnote at the beginning of a line looks like an item of a list, and is read as one. */
function isStarred({ source }: Content, block: Block): boolean {
  if (block.kind !== 'item') return false;
  const { start } = block.sourceOf({ start: 0, end: 1 });
  return /\*\s{1,3}$/.test(source.slice(Math.max(0, start - 4), start));
}
