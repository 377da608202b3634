import { drawScene } from '../../src/media/cards/draw/takumi.ts';

/** Photos of no car that anybody makes: drawn, in each of the ways in which feeds have them. */
export type MadePhoto = {
  /** `studio` runs from white to a pale gray. */
  background: 'none' | 'white' | 'studio' | 'lot';
  width: number;
  height: number;
  paint: string;
  shadow?: boolean;
  /** Of the width. */
  carWidth?: number;
  /** Where the tires stand, of the height. */
  floor?: number;
};

export async function madePhoto(photo: MadePhoto): Promise<Uint8Array> {
  const { width, height, background } = photo;
  const pictures = new Map([['svg', new TextEncoder().encode(svgOf(photo))]]);
  const whole = { x: 0, y: 0, width, height };
  const items = [{ kind: 'picture', role: 'photo', name: 'svg', ...whole, whole } as const];
  const clear = background === 'none';
  return drawScene(
    { width, height, language: 'en', background: clear ? '#00000000' : '#ffffff', items, pictures },
    clear ? 'png' : 'jpeg',
  );
}

export const madePhotos = {
  cutOut: { background: 'none', width: 1200, height: 900, paint: '#4a4e55' },
  withShadow: {
    background: 'none',
    width: 1280,
    height: 620,
    paint: '#e8e9ec',
    shadow: true,
    carWidth: 0.94,
    floor: 0.94,
  },
  paper: { background: 'white', width: 1280, height: 800, paint: '#1c3d74', shadow: true },
  studio: { background: 'studio', width: 1280, height: 800, paint: '#c9cbd0', shadow: true },
  lot: { background: 'lot', width: 1600, height: 1200, paint: '#8c1d2b', carWidth: 0.84 },
  lotWide: { background: 'lot', width: 1920, height: 1080, paint: '#d8d9db', carWidth: 0.8 },
  lotTall: { background: 'lot', width: 900, height: 1200, paint: '#2c6e49', carWidth: 0.9 },
  small: { background: 'lot', width: 320, height: 240, paint: '#123456', carWidth: 0.84 },
} as const satisfies Record<string, MadePhoto>;

function svgOf({ background, width, height, paint, ...rest }: MadePhoto): string {
  const { shadow = false, carWidth = 0.7, floor = 0.72 } = rest;
  const scale = (width * carWidth) / 1000;
  const left = (width - width * carWidth) / 2;
  const top = height * floor - 345 * scale;
  const lot =
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">` +
    `<stop offset="0" stop-color="#7fa9d6"/><stop offset="1" stop-color="#e7eef4"/>` +
    `</linearGradient></defs><rect width="${width}" height="${height}" fill="#6b6d70"/>` +
    `<rect width="${width}" height="${height * 0.5}" fill="url(#sky)"/>` +
    `<rect y="${height * 0.38}" width="${width}" height="${height * 0.14}" fill="#5d7a52"/>`;
  const studio =
    `<defs><linearGradient id="pale" x1="0" y1="0" x2="0" y2="1">` +
    `<stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#ebecee"/>` +
    `</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#pale)"/>`;
  const under = shadow
    ? `<ellipse cx="500" cy="345" rx="480" ry="26" fill="#000000" fill-opacity="0.45"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    (background === 'lot' ? lot : background === 'studio' ? studio : '') +
    `<g transform="translate(${left} ${top}) scale(${scale})">${under}${car(paint)}</g></svg>`
  );
}

function car(paint: string): string {
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="275" r="72" fill="#17181a"/><circle cx="${x}" cy="275" r="44" ` +
    `fill="#9aa0a8"/><circle cx="${x}" cy="275" r="14" fill="#33363a"/>`;
  return (
    `<path fill="${paint}" d="M8 262 C4 190 40 168 130 150 L250 132 C330 58 400 40 520 40 ` +
    `C660 40 740 78 810 140 L930 158 C985 170 996 214 990 262 L980 286 L20 286 Z"/>` +
    `<path fill="#20262d" d="M290 138 C350 82 410 66 500 66 L500 138 Z"/>` +
    `<path fill="#20262d" d="M524 66 C640 66 700 92 752 138 L524 138 Z"/>` +
    `<rect x="20" y="176" width="70" height="22" rx="11" fill="#f3e9c8"/>` +
    `<rect x="930" y="180" width="52" height="22" rx="11" fill="#b3202a"/>` +
    `<rect x="512" y="150" width="3" height="118" fill="#00000055"/>` +
    wheel(205) +
    wheel(800)
  );
}
