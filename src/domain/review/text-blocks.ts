import { noPhotos } from '../../writing/html/photo.ts';
import { parseMarkdown } from '../compliance/reading/parse-markdown.ts';
import { readMarkdown } from '../compliance/reading/read-markdown.ts';
import { renderedBody } from '../content/rendered-body.ts';
import { dropEmptyColumns } from './empty-columns.ts';

type Range = { start: number; end: number };

/** A piece of a text as a reviewer goes through it: a heading, a paragraph, a list, a table. */
export type TextBlock = Range & {
  /** 2 to 4; null for everything but headings. */
  level: number | null;
  /** Of a paragraph, from 1, as the advertising rules count them. */
  number: number | null;
  /** Safe; of a heading its plain words. */
  html: string;
};

/** Where a finding stands: "paragraph 2" and its sentences, as ranges of the source. */
export type Place = Range & { sentences: readonly Range[] };

export type CutText = { blocks: TextBlock[]; places: ReadonlyMap<string, Place> };

/** Far more than an article has; a text of more is shown in one piece. */
const maxBlocks = 1_500;
const maxKept = 40;
const kept = new Map<string, CutText>();

/** The same text again is not cut again: reviewers come back to a page. */
export function cutOnce({ bodyHash, content }: { bodyHash: string; content: string }): CutText {
  const cut = kept.get(bodyHash) ?? cutText(content);
  kept.delete(bodyHash);
  kept.set(bodyHash, cut);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return cut;
}

/** Cuts a text into its outermost blocks; a caption stays with its table. */
export function cutText(source: string): CutText {
  const places = placesIn(source);
  const numberIn = numbersOf(places);
  const blocks: TextBlock[] = [];
  for (const { tag, start, end } of outermost(source)) {
    const text = source.slice(start, end);
    const before = blocks.at(-1);
    const isCaptioned = before && source.startsWith('Table: ', before.start);
    if (tag === 'table' && before && isCaptioned) {
      const whole = source.slice(before.start, end);
      blocks[blocks.length - 1] = { ...before, end, html: rendered(whole) };
      continue;
    }
    const level = /^h\d$/.test(tag) ? Math.min(4, Math.max(2, Number(tag.slice(1)))) : null;
    const html = level === null ? rendered(text) : wordsOf(text);
    blocks.push({ start, end, level, number: numberIn(start, end), html });
  }
  return { blocks: blocks.filter(({ html }) => html.trim() !== ''), places };
}

function outermost(source: string): (Range & { tag: string })[] {
  const tokens = parseMarkdown(source);
  const whole = { tag: 'p', start: 0, end: source.length };
  if (tokens === null) return [whole];
  const lines = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) {
    lines.push(at + 1);
  }
  const blocks = tokens.flatMap(({ level, map, tag, nesting }) => {
    if (level !== 0 || nesting < 0 || !map) return [];
    const [first, last] = map;
    return [{ tag, start: lines[first] ?? 0, end: lines[last] ?? source.length }];
  });
  return blocks.length > maxBlocks ? [whole] : blocks;
}

function placesIn(source: string): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { place, text, sentences, sourceOf } of readMarkdown(source) ?? []) {
    if (places.has(place)) continue;
    const whole = sourceOf({ start: 0, end: text.length });
    places.set(place, { ...whole, sentences: sentences.map((span) => sourceOf(span)) });
  }
  return places;
}

/** The first paragraph that begins within a range; ranges come in the order of the text. */
function numbersOf(places: ReadonlyMap<string, Place>) {
  const paragraphs = [...places].flatMap(([name, { start }]) => {
    const number = /^paragraph (\d+)$/.exec(name)?.[1];
    return number === undefined ? [] : [{ start, number: Number(number) }];
  });
  let next = 0;
  return (start: number, end: number): number | null => {
    let first: number | null = null;
    for (let at = paragraphs[next]; at && at.start < end; at = paragraphs[(next += 1)]) {
      if (at.start >= start) first ??= at.number;
    }
    return first;
  };
}

/** Headings within a block, and their ids, are for a page of their own. */
function rendered(source: string): string {
  const { html } = renderedBody(source, noPhotos);
  const plain = html
    .replaceAll(/<(\/?)h\d[^>]*>/g, '<$1h3>')
    .replaceAll(/ id="[^"]*"/g, '')
    // A head without words names nothing.
    .replaceAll(/<th\b[^>]*>\s*<\/th>/g, '<td></td>');
  return dropEmptyColumns(plain);
}

function wordsOf(source: string): string {
  const { html } = renderedBody(source, noPhotos);
  return html.replaceAll(/<[^>]*>/g, '').trim();
}
