import type { Block, Content, Span } from '../../reading/content.ts';
import { sentenceAt } from '../../reading/sentences.ts';
import { tableRows, type TableRow } from './table-rows.ts';

/** One vehicle that the text names by its VIN or stock number. */
export type Mention = {
  kind: 'vin' | 'stock';
  /** As it is written, in capitals. */
  id: string;
  block: Block;
  span: Span;
  /** The row of the table in which it stands. */
  row: TableRow | null;
};

/** Seventeen characters without I, O and Q (49 CFR 565), digits and letters both. */
const vin = /\b(?=[A-Z\d]{0,14}\d[A-Z]?\d)(?=\d{0,12}[A-Z])[A-HJ-NPR-Z\d]{17}\b/g;
/** What is given out as a VIN, of any length. */
const claimedVin = /\bVIN\b\s{0,2}(?:#|no\.?|number|is)?\s{0,2}:?\s{0,2}([A-Z\d]{14,20})\b/gi;
const stockId = String.raw`(?=[A-Z-]{0,8}\d)[A-Z\d][A-Z\d-]{2,19}\b`;
const stockNumber = new RegExp(
  String.raw`\b(?:stock|stk)\.?\s{0,2}(?:#s?|nos?\.?|numbers?|:)\s{0,2}[:#]?\s{0,2}(${stockId})` +
    String.raw`((?:(?:,|,? and|,? or|/|&)\s{0,2}#?${stockId}){0,20})`,
  'gi',
);
const single = new RegExp(stockId, 'gi');
const stockHead = /^(?:stock|stk)\b(?!.*\b(?:count|units?)\b)|\bstock (?:number|no\b|#)/i;
const stockCell = new RegExp(`^#?(${stockId})$`, 'i');

const known = new WeakMap<Content, readonly Mention[]>();

/** Every vehicle that is named by a number, in the order of the text. */
export function mentionsIn(content: Content): readonly Mention[] {
  const before = known.get(content);
  if (before) return before;
  const rows = new Map(tableRows(content).flatMap((row) => row.cells.map((cell) => [cell, row])));
  const mentions = content.blocks.flatMap((block) => {
    const row = rows.get(block) ?? null;
    return [...vinsIn(block, row), ...stockNumbersIn(block, row)].toSorted(
      (a, b) => a.span.start - b.span.start,
    );
  });
  known.set(content, mentions);
  return mentions;
}

/** The first mention of each number. */
export function firstMentions(content: Content): Mention[] {
  const seen = new Set<string>();
  return mentionsIn(content).filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * The first mention in each sentence that names one vehicle alone: what stands in it is said of
 * that one. Rows of tables are left out.
 */
export function mentionsAlone(content: Content): Mention[] {
  const first = new Map<Block, Map<number, Mention | null>>();
  for (const mention of mentionsIn(content)) {
    if (mention.row) continue;
    const { block, span, id } = mention;
    const { start } = sentenceAt(block, span.start);
    const ofBlock = first.get(block) ?? new Map<number, Mention | null>();
    first.set(block, ofBlock);
    const before = ofBlock.get(start);
    if (before === undefined) ofBlock.set(start, mention);
    else if (before?.id !== id) ofBlock.set(start, null);
  }
  const found = [...first.values()].flatMap((ofBlock) => [...ofBlock.values()]);
  return found.filter((one) => one !== null);
}

function vinsIn(block: Block, row: TableRow | null): Mention[] {
  const plain = [...block.text.matchAll(vin)].map((match) => {
    return mention('vin', block, row, match.index, match[0]);
  });
  const claimed = [...block.text.matchAll(claimedVin)].flatMap((match) => {
    const written = match[1] ?? '';
    const at = match.index + match[0].length - written.length;
    // "VIN information" is no number.
    if (!/\d.*\d/.test(written) || plain.some(({ span }) => span.start === at)) return [];
    return [mention('vin', block, row, at, written)];
  });
  return [...plain, ...claimed];
}

function stockNumbersIn(block: Block, row: TableRow | null): Mention[] {
  const inCell = row?.headOf(block) ?? '';
  const cell = stockHead.test(inCell) ? stockCell.exec(block.text)?.[1] : undefined;
  if (cell !== undefined) {
    return [mention('stock', block, row, block.text.length - cell.length, cell)];
  }
  return [...block.text.matchAll(stockNumber)].flatMap((match) => {
    const [words, , more = ''] = match;
    const head = words.length - more.length;
    const first = match[1] ?? '';
    const others = [...more.matchAll(single)].map((other) =>
      mention('stock', block, row, match.index + head + other.index, other[0]),
    );
    return [mention('stock', block, row, match.index + head - first.length, first), ...others];
  });
}

function mention(
  kind: Mention['kind'],
  block: Block,
  row: TableRow | null,
  start: number,
  written: string,
): Mention {
  const span = { start, end: start + written.length };
  return { kind, id: written.toUpperCase(), block, span, row };
}
