import type { Rank } from '../../facts/rank-figures.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/rank-caveats.md' with { type: 'text' };

const prose = proseIn('rank-caveats.md', text);

/** What a reader has to know to use the figures. */
const caveats: Partial<Readonly<Record<Rank, readonly string[]>>> = {
  cargo: prose('caveats.cargo'),
  mpg: prose('caveats.mpg'),
  towing: prose('caveats.towing'),
  payload: prose('caveats.payload'),
  clearance: prose('caveats.clearance'),
  range: prose('caveats.range'),
};

export const rankCaveats: readonly Message[] = Object.entries(caveats).map(([rank, wordings]) => ({
  id: `rank.${rank}-but`,
  slots: () => ({}),
  wordings,
}));
