import type { Block, Content, Span } from '../../reading/content.ts';
import type { CheckRule, Found } from '../rule.ts';
import { sentenceText } from '../content-text.ts';

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
      const found = [...block.text.matchAll(reference)].flatMap((match): Found[] => {
        const [words, sign = ''] = match;
        const end = match.index + words.length;
        const span = { start: end - sign.length, end };
        const own = notes.filter((note) => note.sign === sign);
        if (own.length === 0 && isDecoration(block.text, span)) return [];
        if (own.length === 0) return [{ block, span, detail: `"${sign}" leads to no footnote.` }];
        const claim = sentenceText(block, match.index);
        const isTakenBack = own.some((note) => takesBack(note.text, claim));
        return isTakenBack ? [{ block, span, detail: 'The footnote takes the claim back.' }] : [];
      });
      return found.slice(0, 1);
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

type Footnote = { sign: string; text: string };

function footnotesOf(content: Content): Footnote[] {
  return content.blocks.flatMap((block) => {
    const starts = [...block.text.matchAll(footnote)];
    const notes = starts.map((match, index): Footnote => {
      const end = starts[index + 1]?.index ?? block.text.length;
      return { sign: match[1] ?? '', text: block.text.slice(match.index, end) };
    });
    return isStarred(content, block) ? [...notes, { sign: '*', text: block.text }] : notes;
  });
}

/** A footnote at the beginning of a line looks like an item of a list, and is read as one. */
function isStarred({ source }: Content, block: Block): boolean {
  if (block.kind !== 'item') return false;
  const { start } = block.sourceOf({ start: 0, end: 1 });
  return /\*\s{1,3}$/.test(source.slice(Math.max(0, start - 4), start));
}

function takesBack(note: string, claim: string): boolean {
  return contradictions.some(([says, taken]) => says.test(claim) && taken.test(note));
}
