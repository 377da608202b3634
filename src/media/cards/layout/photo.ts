import type { Area } from '../draw/scene.ts';
import type { LookedAt } from '../photo/look-at-photo.ts';
import type { Design } from './design.ts';

/** A small picture is not blown up beyond this. */
const maxScale = 1.8;
/** The share that a frame may cut off the sides of a lot photo, to which vehicles reach. */
const maxSideCrop = 0.03;
/** The same of its sky and ground together. */
const maxSkyCrop = 0.2;
/** Of what is cut off in height, the sky's part: cars stand below the middle. */
const skyFirst = 0.62;

/** Puts the vehicle into a region: on its floor, or in a frame. */
export function addPhoto(design: Design, photo: LookedAt, region: Area): void {
  design.sheet.pictures.set('photo', photo.bytes);
  if (photo.kind === 'scene') addFramed(design, photo, region);
  else addStanding(design, photo, region);
}

function addStanding({ sheet, frame }: Design, photo: LookedAt, region: Area): void {
  const { subject, kind } = photo;
  const scale = Math.min(
    region.width / subject.width,
    region.height / subject.height,
    maxScale * frame.unit,
  );
  const [width, height] = [subject.width * scale, subject.height * scale];
  const spare = region.height - height;
  // Closer to the floor than to the top, where there is much room.
  const y = region.y + spare * (spare > height * 0.5 ? 0.6 : 0.82);
  const area = { x: region.x + (region.width - width) / 2, y, width, height };
  if (kind === 'cut-out' && !photo.bringsShadow) addShadow({ sheet }, area);
  const whole = {
    x: area.x - subject.x * scale,
    y: area.y - subject.y * scale,
    width: photo.width * scale,
    height: photo.height * scale,
  };
  const fades = kind === 'cut-out' && photo.bringsShadow && photo.touchesFloor;
  sheet.items.push({
    kind: 'picture',
    name: 'photo',
    role: 'photo',
    ...area,
    whole,
    ...(kind === 'paper' ? { multiply: true, brighten: photo.brighten } : {}),
    ...(fades ? { fade: height * 0.05 } : {}),
  });
}

/** A wide soft one, and a narrow dark one where the tires stand. */
function addShadow({ sheet }: Pick<Design, 'sheet'>, area: Area): void {
  const floor = area.y + area.height;
  const ellipse = (width: number, height: number, lift: number): Area => ({
    x: area.x + (area.width - width) / 2,
    y: floor - height * lift,
    width,
    height,
  });
  const wide = ellipse(area.width * 0.92, area.width * 0.05, 0.62);
  const narrow = ellipse(area.width * 0.84, area.width * 0.022, 0.72);
  const blur = area.width * 0.016;
  sheet.shape(wide, '#0b1525', { radius: wide.height / 2, blur, opacity: 0.28 });
  sheet.shape(narrow, '#0b1525', { radius: narrow.height / 2, blur: blur / 1.6, opacity: 0.36 });
}

/** A frame of nearly the photo's own shape, as large as the region holds. */
function addFramed({ sheet, frame }: Design, photo: LookedAt, region: Area): void {
  const own = photo.width / photo.height;
  const shape = Math.min(
    Math.max(region.width / region.height, own * (1 - maxSideCrop)),
    own / (1 - maxSkyCrop),
  );
  const limit = maxScale * frame.unit;
  const width = Math.min(region.width, region.height * shape, photo.width * limit);
  const height = width / shape;
  const area = {
    x: region.x + (region.width - width) / 2,
    y: region.y + (region.height - height) / 2,
    width,
    height,
  };
  const scale = Math.max(width / photo.width, height / photo.height);
  const [shownWidth, shownHeight] = [photo.width * scale, photo.height * scale];
  const whole = {
    x: area.x + (width - shownWidth) / 2,
    y: area.y + (height - shownHeight) * skyFirst,
    width: shownWidth,
    height: shownHeight,
  };
  const radius = 18 * frame.unit;
  sheet.items.push({ kind: 'picture', name: 'photo', role: 'photo', ...area, whole, radius });
}
