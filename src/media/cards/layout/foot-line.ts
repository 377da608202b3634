import type { Design } from './design.ts';
import { fitText } from './fit-text.ts';
import { nightColors } from './night.ts';

/** A dash and the store's address at the foot of a dark card; the answer is where it begins. */
export async function addFootLine(design: Design): Promise<number> {
  const { frame, sheet, store, theme } = design;
  const { unit, margin, width, bottom } = frame;
  const scale = unit * (frame.isWide ? 1 : 1.25);
  const [dash, gap] = [64 * scale, 22 * scale];
  const contact = await fitText({
    text: store.contact ?? store.name,
    face: 'strong',
    width: width - margin * 2 - dash - gap,
    maxSize: 24 * scale,
    minSize: 15 * scale,
    maxLines: 1,
  });
  const y =
    bottom - (frame.isWide ? 56 : frame.bottom < frame.height ? 30 : 76) * unit - contact.size;
  const bar = { x: margin, y: y + contact.size / 2 - 2 * scale, width: dash, height: 5 * scale };
  sheet.shape(bar, theme.nightAccent, { radius: 2.5 * scale });
  const on = nightColors(design);
  sheet.lines(contact, margin + dash + gap, y, { color: theme.onNight, on });
  return y;
}
