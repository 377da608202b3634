/** How a card of some size is built. Lengths are in pixels of the card. */
export type Frame = {
  width: number;
  height: number;
  /** Wide cards have the picture beside the words, the others beneath them. */
  isWide: boolean;
  /** Nearly square: little height, so that price and disclaimer stand side by side. */
  isSquare: boolean;
  /** One pixel of the size that the lengths were chosen at: 1200 wide, 1080 otherwise. */
  unit: number;
  margin: number;
  /** Where the first line of words may begin, and the last must have ended. */
  top: number;
  bottom: number;
  /** How much larger than on a flat card the largest words may be. */
  boost: number;
  /** The least size of a disclaimer. */
  finePrint: number;
};

/** What a phone covers of a story, of 1,920 pixels. */
const storyTop = 250;
const storyBottom = 340;

export function frameOf({ width, height }: { width: number; height: number }): Frame {
  const isWide = width / height >= 1.2;
  const isSquare = !isWide && height / width <= 1.1;
  const isStory = height / width >= 1.6;
  const unit = width / (isWide ? 1200 : 1080);
  const margin = Math.round((isWide ? 56 : 64) * unit);
  const top = isStory ? (height / 1920) * storyTop + 8 * unit : (isWide ? 46 : 56) * unit;
  const bottom = isStory ? height - (height / 1920) * storyBottom : height;
  const finePrint = Math.ceil((isWide ? 17 : 19) * unit);
  const boost = isWide && width / height < 1.7 ? 1.22 : 1;
  return { width, height, isWide, isSquare, unit, margin, top, bottom, boost, finePrint };
}
