import { contrastWith } from '../../src/media/cards/draw/color.ts';
import type { Area, Line, Picture, Scene } from '../../src/media/cards/draw/scene.ts';
import { drawScene, measureTexts } from '../../src/media/cards/draw/takumi.ts';
import { pixelsOf } from '../../src/media/cards/draw/takumi.ts';

/** What must hold of every card, told of each place where it does not. */
export async function brokenLaws(scene: Scene): Promise<string[]> {
  const lines = scene.items.filter((item) => item.kind === 'line');
  const photos = scene.items.filter((item) => item.kind === 'picture');
  return [
    ...lines.flatMap((line) => outside(line, scene)),
    ...lines.flatMap((line) => unreadable(line)),
    ...lines.flatMap((line) => small(line, scene)),
    ...lines.flatMap((line) => overPictures(line, photos)),
    ...overlapping(lines),
    ...photos.flatMap((photo) => cutOff(photo, scene)),
    ...(await mismeasured(lines)),
  ];
}

function say(line: Line, fault: string): string[] {
  return [`“${line.text}” ${fault}`];
}

/** Inside of the card with some air, and of what a phone shows of a story. */
function outside(line: Line, { width, height }: Scene): string[] {
  const air = width * 0.03;
  const isStory = height / width > 1.6;
  const [top, bottom] = isStory ? [250, height - 340] : [air, height - air * 0.4];
  const isIn =
    line.x >= air &&
    line.x + line.width <= width - air + 1 &&
    line.y >= top - 0.5 &&
    line.y + line.height <= bottom + 0.5;
  return isIn ? [] : say(line, `is outside: ${place(line)}`);
}

function unreadable(line: Line): string[] {
  const found = contrastWith(line.color, line.on);
  return found >= 4.5 ? [] : say(line, `has a contrast of ${found.toFixed(2)}`);
}

function small(line: Line, { width, height }: Scene): string[] {
  const isWide = width / height > 1.2;
  const least = isWide ? (17 / 1200) * width : (19 / 1080) * width;
  const floor = line.role === 'fine-print' ? least : (12 / 1200) * width;
  return line.size >= floor - 0.01 ? [] : say(line, `is ${line.size.toFixed(1)} pixels high`);
}

function overPictures(line: Line, pictures: readonly Picture[]): string[] {
  const over = pictures.find((picture) => overlap(line, picture, 0));
  return over ? say(line, `is over the ${over.role}`) : [];
}

/** A line's box is its size; letters of two lines may reach into each other's by a little. */
function overlapping(lines: readonly Line[]): string[] {
  return lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => overlap(line, other, Math.min(line.size, other.size) * 0.12))
      .flatMap((other) => say(line, `is over “${other.text}”`)),
  );
}

function cutOff(photo: Picture, { width, height }: Scene): string[] {
  const { x, y, role } = photo;
  const isIn =
    x >= 0 && y >= 0 && x + photo.width <= width && y + photo.height <= height && photo.width > 4;
  return isIn ? [] : [`the ${role} is cut off: ${place(photo)}`];
}

/** A line that is measured whole is as wide as its box. */
async function mismeasured(lines: readonly Line[]): Promise<string[]> {
  const found: string[] = [];
  for (const [face, same] of Map.groupBy(lines, (line) => line.face)) {
    const widths = await measureTexts(
      same.map(({ text }) => text),
      face,
    );
    same.forEach((line, index) => {
      const spacing = (line.spacing ?? 0) * [...line.text].length;
      const real = ((widths[index] ?? 0) / 100) * line.size + spacing;
      if (Math.abs(real - line.width) > line.width * 0.03 + 2) {
        found.push(...say(line, `is ${real.toFixed(0)} wide, its box ${line.width.toFixed(0)}`));
      }
    });
  }
  return found;
}

function overlap(one: Area, two: Area, tolerance: number): boolean {
  return (
    one.x + tolerance < two.x + two.width &&
    two.x + tolerance < one.x + one.width &&
    one.y + tolerance < two.y + two.height &&
    two.y + tolerance < one.y + one.height
  );
}

function place({ x, y, width, height }: Area): string {
  return [x, y, x + width, y + height].map((one) => one.toFixed(0)).join(' ');
}

/**
 * The same law of contrast by what is drawn: the card without its text is looked at under each
 * line, and the colour of the line is held against every pixel there.
 */
export async function drawnContrasts(scene: Scene): Promise<{ text: string; contrast: number }[]> {
  const lines = scene.items.filter((item) => item.kind === 'line');
  const items = scene.items.filter((item) => item.kind !== 'line' && !strikes(item));
  const bytes = await drawScene({ ...scene, items }, 'png');
  const { width, height } = scene;
  const { data } = await pixelsOf(bytes, width, height);
  return lines.map((line) => {
    const grounds = new Set<string>();
    for (let y = Math.floor(line.y); y < line.y + line.height; y += 4) {
      for (let x = Math.floor(line.x); x < line.x + line.width; x += 6) {
        const at = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * 4;
        grounds.add(`#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`);
      }
    }
    return { text: line.text, contrast: contrastWith(line.color, [...grounds]) };
  });
}

/** The stroke through a former price has the colour of its text. */
function strikes(item: Scene['items'][number]): boolean {
  return item.kind === 'shape' && item.height < 6;
}
