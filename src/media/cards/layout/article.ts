import type { ArticleWords } from './card-words.ts';
import type { Design } from './design.ts';
import { fitText } from './fit-text.ts';
import { addFootLine } from './foot-line.ts';
import { addNightHeader, addRings, nightColors } from './night.ts';

/** The title of an article, large on the brand's night. */
export async function addArticle(design: Design, { kicker, title }: ArticleWords): Promise<void> {
  const { frame, sheet, theme } = design;
  const { unit, margin, width, isWide, boost } = frame;
  addRings(design);
  const headerEnd = await addNightHeader(design);
  const footStart = await addFootLine(design);
  const inner = width - margin * 2;
  const room = footStart - headerEnd - (isWide ? 64 : 110) * unit;
  const size = (isWide ? 24 : 30) * unit;
  const over = await fitText({
    text: kicker ?? '',
    face: 'strong',
    width: inner,
    maxSize: size,
    minSize: size * 0.7,
    maxLines: 1,
    spacing: 0.07,
  });
  const gap = kicker ? 26 * unit : 0;
  const words = await fitText({
    text: title,
    face: 'display',
    width: isWide ? inner * 0.94 : inner,
    maxSize: (isWide ? 136 * boost : 150) * unit,
    minSize: (isWide ? 40 : 48) * unit,
    maxLines: isWide ? 5 : 8,
    maxHeight: room - over.height - gap,
    leading: 1.08,
  });
  const spare = footStart - headerEnd - over.height - gap - words.height;
  // Titles hang a little above the middle, where the eye rests.
  const y = headerEnd + spare * (isWide ? 0.5 : 0.46);
  const on = nightColors(design);
  const next = sheet.lines(over, margin, y, { color: theme.nightAccent, on });
  sheet.lines(words, margin, next + gap, { color: theme.onNight, on, role: 'name' });
}
