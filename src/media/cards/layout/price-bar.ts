import type { PriceWords, VehicleWords } from './card-words.ts';
import type { Design } from './design.ts';
import { type Fitted, fitText } from './fit-text.ts';

type Bar = {
  height: number;
  /** Draws it, from its upper edge. */
  add(top: number): void;
};

/**
 * The surface in the brand's colour at the foot of a card, with the price, the address and the
 * disclaimer. It is as high as the disclaimer needs, which is never cut.
 */
export async function priceBar(design: Design, words: VehicleWords): Promise<Bar> {
  const { isWide, isSquare } = design.frame;
  if (isWide) return flatBar(design, words, { price: 66, contact: 26, column: 560, pad: 24 });
  if (isSquare) return flatBar(design, words, { price: 84, contact: 31, column: 580, pad: 32 });
  return tallBar(design, words);
}

type Sizes = { price: number; contact: number; column: number; pad: number };

/** Price on the left, everything else on the right. */
async function flatBar(
  design: Design,
  { price, disclaimer }: VehicleWords,
  sizes: Sizes,
): Promise<Bar> {
  const { frame, sheet, store, theme } = design;
  const { unit, margin, width } = frame;
  const priced = await pricePart(design, price, sizes.price * unit, width * 0.36);
  const gap = 56 * unit;
  const room = width - margin * 2 - (priced ? priced.width + gap : 0);
  const contact = await fitText({
    text: store.contact ?? '',
    face: 'strong',
    width: Math.min(room, 620 * unit),
    maxSize: sizes.contact * unit,
    minSize: sizes.contact * unit * 0.7,
    maxLines: 2,
    leading: 1.3,
  });
  const column = disclaimer.length > 190 ? room : Math.min(room, sizes.column * unit);
  const print = await finePrint(design, disclaimer, column);
  const between = contact.height > 0 && print.height > 0 ? 13 * unit : 0;
  const right = contact.height + between + print.height;
  const inner = Math.max(right, priced?.height ?? 0, 62 * unit);
  const height = inner + sizes.pad * 2 * unit;
  return {
    height,
    add: (top) => {
      sheet.shape({ x: 0, y: top, width, height: frame.height - top }, theme.brand);
      const ink = { color: theme.onBrand, on: [theme.brand] };
      priced?.add(margin, top + (height - priced.height) / 2);
      const isAlone = priced === null;
      const edge = isAlone ? margin : width - margin;
      const align = isAlone ? 'left' : 'right';
      const y = top + (height - right) / 2;
      const next = sheet.lines(contact, edge, y, { ...ink, align });
      sheet.lines(print, edge, next + between, { ...ink, align, role: 'fine-print' });
    },
  };
}

async function tallBar(design: Design, { price, disclaimer }: VehicleWords): Promise<Bar> {
  const { frame, sheet, store, theme } = design;
  const { unit, margin, width } = frame;
  const inner = width - margin * 2;
  const priced = await pricePart(design, price, 92 * unit, inner * 0.6);
  const contact = await fitText({
    text: store.contact ?? '',
    face: 'strong',
    width: priced ? inner - priced.width - 40 * unit : inner,
    maxSize: 33 * unit,
    minSize: 19 * unit,
    maxLines: 1,
  });
  const isOwnLine = priced !== null && contact.isCut;
  const line = isOwnLine ? await fitText({ ...whole(design), width: inner }) : contact;
  const print = await finePrint(design, disclaimer, inner);
  const pad = 34 * unit;
  const first = isOwnLine
    ? (priced?.height ?? 0) + 16 * unit + line.height
    : Math.max(priced?.height ?? 0, line.height);
  const between = print.height > 0 && first > 0 ? 26 * unit : 0;
  const content = first + between + print.height;
  const height = pad * 2 + content + (frame.height - frame.bottom);
  return {
    height,
    add: (top) => {
      sheet.shape({ x: 0, y: top, width, height: frame.height - top }, theme.brand);
      const ink = { color: theme.onBrand, on: [theme.brand] };
      const y = top + pad;
      priced?.add(margin, y);
      const align = priced && !isOwnLine ? 'right' : 'left';
      const edge = align === 'right' ? width - margin : margin;
      sheet.lines(line, edge, y + first - line.height - (align === 'right' ? 9 * unit : 0), {
        ...ink,
        align,
      });
      sheet.lines(print, margin, y + first + between, { ...ink, role: 'fine-print' });
    },
  };
}

function whole({ frame, store }: Design) {
  return {
    text: store.contact ?? '',
    face: 'strong' as const,
    maxSize: 33 * frame.unit,
    minSize: 19 * frame.unit,
    maxLines: 2,
    leading: 1.3,
  };
}

type Part = { width: number; height: number; add(x: number, y: number): void };

/** The label, the former price struck through beside it, and the price beneath. */
async function pricePart(
  { frame, sheet, theme }: Design,
  price: PriceWords | null,
  size: number,
  width: number,
): Promise<Part | null> {
  if (!price) return null;
  const [labelSize, gap] = [size * 0.3, 5 * frame.unit];
  const fit = (text: string, face: 'plain' | 'strong' | 'display', at: number): Promise<Fitted> =>
    fitText({ text, face, width, maxSize: at, minSize: at * 0.5, maxLines: 1 });
  const amount = await fit(price.amount, 'display', size);
  const { before } = price;
  const label = await fit(before ? before.label : price.label, 'plain', labelSize);
  const old = before ? await fit(before.amount, 'strong', labelSize) : null;
  const space = labelSize * 0.35;
  const top = label.width + (old ? space + old.width : 0);
  // Figures have nothing below the line: what a line has beneath it is left out at the end.
  const height = label.size + gap + amount.size * 0.92;
  return {
    width: Math.max(top, amount.width),
    height,
    add: (x, y) => {
      const ink = { color: theme.onBrand, on: [theme.brand] };
      sheet.lines(label, x, y, ink);
      if (old) {
        const left = x + label.width + space;
        sheet.lines(old, left, y, ink);
        const stroke = Math.max(2, labelSize * 0.09);
        const bar = { x: left - 3, y: y + old.size * 0.5, width: old.width + 6, height: stroke };
        sheet.shape(bar, theme.onBrand);
      }
      sheet.lines(amount, x, y + label.size + gap, { ...ink, role: 'name' });
    },
  };
}

/** At its least size, on as many lines as it takes. */
function finePrint({ frame }: Design, text: string, width: number): Promise<Fitted> {
  const size = frame.finePrint;
  return fitText({
    text,
    face: 'plain',
    width,
    maxSize: size,
    minSize: size,
    maxLines: 40,
    leading: 1.36,
  });
}
