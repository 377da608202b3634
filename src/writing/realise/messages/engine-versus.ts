import type { FactSheet } from '../../facts/fact-sheet.ts';
import { carName } from '../../facts/car-texts.ts';
import { carSlots } from '../car-slots.ts';
import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/engine-versus.md' with { type: 'text' };

const prose = proseIn('engine-versus.md', text);

/** Two engines of one model side by side: which has more of what the makers and the EPA rate. */
export const engineVersusMessages: readonly Message[] = [
  {
    id: 'engines.towing',
    slots: (sheet) => aheadIn(sheet, 'towing'),
    wordings: prose('engines.towing'),
  },
  {
    id: 'engines.power',
    slots: (sheet) => aheadIn(sheet, 'power'),
    wordings: prose('engines.power'),
  },
  {
    id: 'engines.mpg',
    slots: (sheet) => aheadIn(sheet, 'mpg-best'),
    wordings: prose('engines.mpg'),
  },
];

/** Since when a model has had what was asked for. */
export const firstYearMessage: Message = {
  id: 'car.first-year',
  slots: carSlots({
    year: 'first-year',
    what: 'first-year-what',
    base: 'base',
    oldest: 'first-year-of',
  }),
  wordings: prose('car.first-year'),
};

/** The two with what each has, the higher first; null where one has no figure or both the same. */
function aheadIn(sheet: FactSheet, what: 'towing' | 'power' | 'mpg-best'): Slots | null {
  const { car, facts } = sheet;
  if (!car || car.engines?.length !== 2) return null;
  const figures = [1, 2].map((at) => {
    const text = String(facts.get(`engine.${at}.${what}`)?.value ?? '');
    return { at, figure: Number.parseInt(text.replaceAll(',', ''), 10) };
  });
  if (figures.some(({ figure }) => Number.isNaN(figure))) return null;
  const [more, less] = figures.toSorted((one, two) => two.figure - one.figure);
  if (!more || !less || more.figure === less.figure) return null;
  const slot = (at: number, id: string, text?: string) => {
    return factSlot(sheet, `engine.${at}.${id}`, text);
  };
  const which = { text: carName({ ...car, trim: null }), factIds: ['car.which'] };
  const drive = facts.get('engine.1.mpg-drive')?.value;
  const withDrive = drive === undefined ? '' : ` with ${drive}`;
  const told = (figure: number): string | undefined =>
    what === 'power' ? `${figure} hp` : what === 'mpg-best' ? `${figure} mpg` : undefined;
  const own = what === 'mpg-best' ? `${more.figure} mpg combined${withDrive}` : told(more.figure);
  return {
    which,
    it: slot(more.at, 'name'),
    rival: slot(less.at, 'name'),
    own: slot(more.at, what, own),
    other: slot(less.at, what, told(less.figure)),
  };
}
