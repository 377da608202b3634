import { contrast, isColor, luminance, minContrast, mix, readable } from '../draw/color.ts';

/** The colours of a card, all made of the one that the store has. */
export type Theme = {
  /** What surfaces are filled with, and the text on it. */
  brand: string;
  onBrand: string;
  /** The brand's colour where it is text on the stage. */
  brandText: string;
  stage: { from: string; to: string; degrees: number };
  /** The colours that text on the stage may stand on. */
  stageColors: readonly [string, string];
  ink: string;
  muted: string;
  hairline: string;
  night: { from: string; to: string; degrees: number };
  /** Of rings on the night. */
  nightRing: string;
  /** The sign of a store whose own colour would not be seen at night is white. */
  nightTile: string;
  onNight: string;
  nightMuted: string;
  nightAccent: string;
};

/** For stores that have not said their colour. */
const ownBrand = '#1d4e79';
const ink = '#0b1525';
const black = '#000000';
const white = '#ffffff';
/** A surface that is hardly told from the white beside it marks nothing. */
const minFromWhite = 1.35;
const stage = { from: white, to: '#eff1f5', degrees: 180 };

export function themeOf(color: string | null): Theme {
  const said = color !== null && isColor(color) ? color.toLowerCase() : ownBrand;
  const brand = contrast(said, white) < minFromWhite ? ink : said;
  const stageColors = [stage.from, stage.to] as const;
  // Dark, whatever the brand: its hue at night.
  const deep = mix(brand, '#050b14', luminance(brand) > 0.3 ? 0.82 : 0.62);
  const night = { from: mix(brand, '#040910', 0.9), to: deep, degrees: 135 };
  const nightRing = mix(deep, brand, 0.22);
  const nights = [night.from, night.to, nightRing];
  return {
    brand,
    onBrand: inkOn(brand),
    brandText: readable(brand, stageColors),
    stage,
    stageColors,
    ink,
    muted: '#4a5565',
    hairline: '#d9dde4',
    night,
    nightRing,
    nightTile: contrast(brand, night.from) < minFromWhite ? white : brand,
    onNight: white,
    nightMuted: readable('#c9d2dc', nights, 6),
    nightAccent: readable(mix(said, white, 0.35), nights, 5),
  };
}

/** White where it can be read, else the darker ink that can. */
export function inkOn(ground: string): string {
  if (contrast(white, ground) >= minContrast) return white;
  return contrast(ink, ground) >= minContrast ? ink : black;
}
