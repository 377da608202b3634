import type { LookedAt } from '../photo/look-at-photo.ts';
import type { VehicleWords } from './card-words.ts';
import type { Design } from './design.ts';
import { detailsBlock } from './details.ts';
import { addHeader } from './header.ts';
import { nameBlock } from './name-block.ts';
import { addPhoto } from './photo.ts';
import { priceBar } from './price-bar.ts';

/** A vehicle at its price: a white stage, and a bar in the brand's colour. */
export async function addVehicle(
  design: Design,
  words: VehicleWords,
  photo: LookedAt | null,
): Promise<void> {
  const { theme, frame } = design;
  const colors = {
    tile: theme.brand,
    name: theme.ink,
    place: theme.muted,
    chip: theme.brand,
    on: theme.stageColors,
  };
  const headerEnd = await addHeader(design, colors, words.chip);
  const bar = await priceBar(design, words);
  const barTop = frame.height - bar.height;
  const stage = { top: headerEnd, bottom: barTop };
  if (frame.isWide) await (photo ? wideWithPhoto : wideWithout)(design, words, stage, photo);
  else await (photo ? tallWithPhoto : tallWithout)(design, words, stage, photo);
  bar.add(barTop);
}

type Stage = { top: number; bottom: number };

async function wideWithPhoto(
  design: Design,
  words: VehicleWords,
  { top, bottom }: Stage,
  photo: LookedAt | null,
): Promise<void> {
  const { unit, margin, width } = design.frame;
  const column = (design.frame.boost > 1 ? 500 : 468) * unit;
  const height = bottom - top - 44 * unit;
  const { boost } = design.frame;
  const sizes = {
    year: 24,
    name: 86 * boost,
    trim: 44 * boost,
    fact: 21 * boost,
    lines: boost > 1 ? 3 : 2,
  };
  const block = await nameBlock(design, words, { width: column, height }, sizes, true);
  const spare = bottom - top - block.height;
  block.add(margin, top + spare * 0.5);
  const left = margin + column + 26 * unit;
  const isScene = photo?.kind === 'scene';
  const region = {
    x: left,
    y: top + (isScene ? 18 : 2) * unit,
    width: width - left - (isScene ? margin : 30 * unit),
    height: bottom - top - (isScene ? 42 : 26) * unit,
  };
  if (photo) addPhoto(design, photo, region);
}

async function wideWithout(design: Design, words: VehicleWords, { top, bottom }: Stage) {
  const { unit, margin, width } = design.frame;
  const details = words.details.slice(0, Math.floor((bottom - top - 30 * unit) / (66 * unit)));
  const hasDetails = details.length > 1;
  const column = hasDetails ? 620 * unit : width - margin * 2;
  const room = { width: column, height: bottom - top - 44 * unit };
  const { boost } = design.frame;
  const sizes = {
    year: 28,
    name: (hasDetails ? 112 : 150) * boost,
    trim: 54 * boost,
    fact: 22,
    lines: 3,
  };
  const block = await nameBlock(design, words, room, sizes, !hasDetails);
  block.add(margin, top + (bottom - top - block.height) / 2);
  if (!hasDetails) return;
  const left = margin + column + 76 * unit;
  const sheet = await detailsBlock(design, details, width - margin - left, 1);
  sheet.add(left, top + (bottom - top - sheet.height) / 2 + 8 * unit);
}

async function tallWithPhoto(
  design: Design,
  words: VehicleWords,
  { top, bottom }: Stage,
  photo: LookedAt | null,
): Promise<void> {
  const { unit, margin, width, height } = design.frame;
  const start = top + (height / width > 1.1 ? 52 : 34) * unit;
  const isTaller = height / width > 1.1;
  const room = { width: width - margin * 2, height: (bottom - start) * (isTaller ? 0.5 : 0.42) };
  const isScene = photo?.kind === 'scene';
  const sizes = isTaller
    ? { year: 31, name: 118, trim: 62, fact: 29, lines: 2 }
    : { year: 27, name: isScene ? 84 : 98, trim: isScene ? 44 : 52, fact: 27, lines: 2 };
  const block = await nameBlock(design, words, room, sizes, true);
  block.add(margin, start);
  const y = start + block.height + (isScene ? 34 : 22) * unit;
  const side = isScene ? margin : 38 * unit;
  const region = {
    x: side,
    y,
    width: width - side * 2,
    height: bottom - y - (isScene ? 40 : 30) * unit,
  };
  if (photo) addPhoto(design, photo, region);
}

async function tallWithout(design: Design, words: VehicleWords, { top, bottom }: Stage) {
  const { unit, margin, width } = design.frame;
  const inner = width - margin * 2;
  const rows = Math.max(0, Math.floor(((bottom - top) * 0.42) / (86 * unit)));
  const details = words.details.slice(0, Math.min(words.details.length, rows * 2));
  const hasDetails = details.length > 1;
  const sheet = await detailsBlock(design, hasDetails ? details : [], inner, 2);
  const between = hasDetails ? 52 * unit : 0;
  const pad = 40 * unit;
  const room = { width: inner, height: bottom - top - sheet.height - between - pad * 2 };
  const sizes = { year: 36, name: hasDetails ? 150 : 190, trim: 72, fact: 30, lines: 3 };
  const block = await nameBlock(design, words, room, sizes, !hasDetails);
  const y = top + (bottom - top - block.height - between - sheet.height) / 2;
  block.add(margin, y);
  sheet.add(margin, y + block.height + between);
}
