import type { ReviewWords } from './card-words.ts';
import type { Design } from './design.ts';
import { fitText } from './fit-text.ts';
import { addHeader } from './header.ts';
import { addStars } from './stars.ts';

/** The words of a customer on a white stage, with who said them. */
export async function addReview(design: Design, words: ReviewWords): Promise<void> {
  const { frame, sheet, theme, store } = design;
  const { unit, margin, width, height, isWide } = frame;
  const on = theme.stageColors;
  const colors = { tile: theme.brand, name: theme.ink, place: theme.muted, chip: theme.brand, on };
  const headerEnd = await addHeader(design, colors, words.kicker);
  const foot = await fitText({
    text: store.contact ?? store.name,
    face: 'strong',
    width: width - margin * 2,
    maxSize: (isWide ? 26 : 33) * unit,
    minSize: 16 * unit,
    maxLines: 1,
  });
  const pad = (isWide ? 24 : 34) * unit;
  const barTop = frame.bottom - foot.size - pad * 2;
  sheet.shape({ x: 0, y: barTop, width, height: height - barTop }, theme.brand);
  sheet.lines(foot, margin, barTop + pad, { color: theme.onBrand, on: [theme.brand] });
  await addQuote(design, words, headerEnd, barTop);
}

async function addQuote(design: Design, words: ReviewWords, from: number, to: number) {
  const { frame, sheet, theme } = design;
  const { unit, margin, width, isWide, boost } = frame;
  const inner = width - margin * 2;
  const scale = unit * (isWide ? boost : 1.3);
  const star = words.stars === null ? 0 : 34 * scale;
  const author = await fitText({
    text: words.author,
    face: 'strong',
    width: inner,
    maxSize: 25 * scale,
    minSize: 17 * scale,
    maxLines: 1,
  });
  const source = await fitText({
    text: words.source ?? '',
    face: 'plain',
    width: inner,
    maxSize: 20 * scale,
    minSize: 15 * scale,
    maxLines: 1,
  });
  const gaps = { star: star > 0 ? 26 * scale : 0, author: 30 * scale, source: 7 * scale };
  const others = star + gaps.star + gaps.author + author.height + gaps.source + source.height;
  const room = to - from - (isWide ? 56 : 100) * unit;
  const quote = await fitText({
    text: words.quote,
    face: 'displayLight',
    width: inner,
    maxSize: (isWide ? 84 * boost : 116) * unit,
    minSize: (isWide ? 26 : 32) * unit,
    maxLines: isWide ? 7 : 14,
    maxHeight: room - others,
    leading: 1.16,
  });
  const on = theme.stageColors;
  let y = from + (to - from - quote.height - others) / 2;
  if (words.stars !== null) {
    addStars(design, words.stars, { x: margin, y, size: star });
    y += star + gaps.star;
  }
  y = sheet.lines(quote, margin, y, { color: theme.ink, on, role: 'name' }) + gaps.author;
  y = sheet.lines(author, margin, y, { color: theme.brandText, on }) + gaps.source;
  sheet.lines(source, margin, y, { color: theme.muted, on });
}
