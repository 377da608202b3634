import type { Rank } from '../../facts/rank-figures.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What a reader has to know to use the figures. */
const caveats: Partial<Readonly<Record<Rank, string>>> = {
  cargo: `
    - Compare the same seat position, since makers also list the figure with everything folded.
    - That's with the seats behind the driver in use; folded, the order can change.
    - Makers publish a second, larger figure with the seats down, so put like beside like.
    - Bring your largest load along, because a low floor and a square hatch count as well.
  `,
  mpg: `
    - Each is counted in its thriftiest version, so check the one in front of you.
    - Other versions can be rated well below that; all-wheel drive alone often costs a mile or two.
    - The figure is that of the thriftiest version of each; engine and driven wheels move it.
    - Larger wheels, bigger engines and all-wheel drive take some of it away.
  `,
  towing: `
    - Each figure is for the version equipped to tow most; engine, axle and tow package decide it.
    - Few vehicles on a lot are built for the top rating, so look up the one you like by its VIN.
    - Those are maximums, and the label on the hitch or the payload may set a lower limit.
    - The manual's table gives the rating of the exact engine, drive and tow package.
  `,
  payload: `
    - Few trucks are built for the top figure; the label on the driver's door jamb has the real one.
    - Cab, bed, engine and options take hundreds of pounds off it, so read the door label.
    - That's a plain two-wheel-drive version as a rule; the door label tells what yours may carry.
    - The door label of the very truck counts, since options and four-wheel drive lower it.
  `,
  clearance: `
    - Off-road trims sit higher than the plain ones, so ask for the figure of the exact version.
    - The exact trim and tires decide, and a loaded car sits lower.
    - Overhangs at both ends matter as much on a rutted road.
    - Some reach it only as an off-road trim.
  `,
  range: `
    - Wheel size and all-wheel drive take miles off, and so do cold and highway speed.
    - Count on less in winter and at highway speed, and compare the exact version.
    - The longest-range version is the figure here; others of the same model go less far.
    - Check the version with the wheels and drive you'd buy, since each has its own rating.
  `,
};

export const rankCaveats: readonly Message[] = Object.entries(caveats).map(([rank, text]) => ({
  id: `rank.${rank}-but`,
  slots: () => ({}),
  wordings: wordingsOf(text),
}));
