import type { Face } from '../draw/scene.ts';
import { evenLines, type Word } from './even-lines.ts';
import { widthsOf } from './text-widths.ts';

export type FitRequest = {
  text: string;
  face: Face;
  width: number;
  maxSize: number;
  minSize: number;
  maxLines: number;
  /** From line to line, in sizes. */
  leading?: number;
  /** Between letters, in sizes. */
  spacing?: number;
  maxHeight?: number;
  /** Fewer lines are better than larger letters, down to this share of their size. */
  fewerLines?: number;
};

export type Fitted = {
  face: Face;
  size: number;
  /** From line to line, in pixels. */
  leading: number;
  spacing: number;
  lines: readonly { text: string; width: number }[];
  width: number;
  height: number;
  isCut: boolean;
};

const ellipsis = '…';
/** How much smaller each try is. */
const step = 0.96;

/**
 * The largest size at which the text fits, in the fewest and most even lines. Where the least size
 * is still too large, the last line ends with an ellipsis.
 */
export async function fitText(request: FitRequest): Promise<Fitted> {
  const { face, width, maxSize, minSize, spacing = 0 } = request;
  const words = await wordsOf(request.text, face, spacing, width / minSize);
  const [space = 0.25] = await widthsOf([' '], face);
  const gap = space + spacing;
  for (let size = maxSize; size > minSize; size *= step) {
    const lines = evenLines(words, width / size, linesAt(request, size), gap);
    if (lines) return onFewerLines(fitted(request, size, lines, false), request, words, gap);
  }
  const most = Math.max(1, linesAt(request, minSize));
  const lines = evenLines(words, width / minSize, most, gap);
  if (lines) return fitted(request, minSize, lines, false);
  const cut = await cutWords(words, request, most, gap);
  return fitted(request, minSize, cut, true);
}

function onFewerLines(found: Fitted, request: FitRequest, words: Word[], gap: number): Fitted {
  const least = Math.max(request.minSize, found.size * (request.fewerLines ?? 1));
  for (let most = 1; most < found.lines.length; most += 1) {
    for (let size = found.size * step; size >= least; size *= step) {
      const lines = evenLines(words, request.width / size, most, gap);
      if (lines) return fitted(request, size, lines, false);
    }
  }
  return found;
}

/** The widest that any of these is at this size. */
export async function widestOf(texts: readonly string[], face: Face, size: number) {
  return Math.max(0, ...(await widthsOf(texts, face)).map((width) => width * size));
}

function linesAt({ maxLines, maxHeight, leading = defaultLeading }: FitRequest, size: number) {
  if (maxHeight === undefined) return maxLines;
  return Math.min(maxLines, Math.floor((maxHeight / size - 1) / leading + 1.001));
}

const defaultLeading = 1.12;

function fitted(request: FitRequest, size: number, lines: Word[], isCut: boolean): Fitted {
  const { face, leading = defaultLeading, spacing = 0 } = request;
  const placed = lines.map(({ text, width }) => ({ text, width: width * size }));
  return {
    face,
    size,
    leading: leading * size,
    spacing: spacing * size,
    lines: placed,
    width: Math.max(0, ...placed.map(({ width }) => width)),
    height: lines.length === 0 ? 0 : size + (lines.length - 1) * leading * size,
    isCut,
  };
}

/** A word that is wider than a line is broken: after its hyphens first, else between letters. */
async function wordsOf(text: string, face: Face, spacing: number, room: number): Promise<Word[]> {
  const measured = async (parts: readonly string[]): Promise<Word[]> => {
    const widths = await widthsOf(parts, face);
    return parts.map((part, index) => ({
      text: part,
      width: (widths[index] ?? 0) + spacing * part.length,
    }));
  };
  const result: Word[] = [];
  for (const word of await measured(text.split(' ').filter((one) => one !== ''))) {
    const parts = word.width <= room ? [word] : await measured(word.text.split(afterHyphen));
    const pieces: Word[] = [];
    for (const part of parts) {
      pieces.push(...(part.width <= room ? [part] : await measured(pieced(part, room))));
    }
    result.push(...pieces.map((piece, index) => ({ ...piece, joined: index > 0 })));
  }
  return result;
}

const afterHyphen = /(?<=[-/_@.])/u;

/** Pieces of so many letters that none is too wide, whatever letters these are. */
function pieced({ text, width }: Word, room: number): string[] {
  const letters = [...text];
  const count = Math.max(1, Math.floor(((room / width) * letters.length) / 1.6));
  return Array.from({ length: Math.ceil(letters.length / count) }, (_, index) =>
    letters.slice(index * count, (index + 1) * count).join(''),
  );
}

async function cutWords(words: Word[], request: FitRequest, most: number, gap: number) {
  const [dots = 1] = await widthsOf([ellipsis], request.face);
  const room = request.width / request.minSize;
  for (let kept = words.length - 1; kept > 0; kept -= 1) {
    const last = words[kept - 1];
    if (!last) break;
    const ended = { ...last, text: last.text.replace(/[\s.,;:!?…–—-]+$/u, '') + ellipsis };
    const shorter = [...words.slice(0, kept - 1), { ...ended, width: last.width + dots }];
    const lines = evenLines(shorter, room, most, gap);
    if (lines) return lines;
  }
  return [{ text: ellipsis, width: dots }];
}
