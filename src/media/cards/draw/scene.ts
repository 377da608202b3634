/**
 * A card as it is drawn: things with their places in pixels, the later over the earlier. Whoever
 * makes one has measured every line, so that any renderer which can place text may draw it.
 */
export type Scene = {
  width: number;
  height: number;
  /** BCP 47. */
  language: string;
  background: Fill;
  items: readonly Item[];
  /** By the names that pictures have. */
  pictures: ReadonlyMap<string, Uint8Array>;
};

export type Area = { x: number; y: number; width: number; height: number };

/** A colour as `#rrggbb`, or one above and one below. */
export type Fill = string | { from: string; to: string; degrees: number };

export type Face = 'display' | 'displayLight' | 'strong' | 'plain';

export type Item = Shape | Line | Picture;

/** A rectangle, a pill or, with a width of its line, a ring. */
export type Shape = Area & {
  kind: 'shape';
  fill: Fill;
  radius?: number;
  opacity?: number;
  ring?: number;
  /** Softens the edge, for shadows. */
  blur?: number;
};

/** One line of text: its box is as wide as the text, and as high as a line of its size. */
export type Line = Area & {
  kind: 'line';
  text: string;
  face: Face;
  size: number;
  color: string;
  /** Every colour that it stands on. */
  on: readonly string[];
  /** Between letters, in pixels. */
  spacing?: number;
  role: Role;
};

/** What a line is, for those who check cards. */
export type Role = 'name' | 'text' | 'fine-print' | 'mark';

/** A picture in a frame that cuts off what stands out. */
export type Picture = Area & {
  kind: 'picture';
  name: string;
  /** Where the whole picture lies, in pixels of the card. */
  whole: Area;
  radius?: number;
  /** White paper takes the colour of what is beneath. */
  multiply?: boolean;
  /** As CSS has it: 1 leaves it as it is. */
  brighten?: number;
  /** How many pixels at the bottom fade away. */
  fade?: number;
  role: 'photo' | 'logo' | 'ornament';
};
