import type { FactSheet } from '../../facts/fact-sheet.ts';
import { lotCarName } from '../../facts/lot-cars.ts';
import type { Message } from '../message.ts';
import type { Slot } from '../slots.ts';
import { shapeName } from './lot-cars.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/only-choice.md' with { type: 'text' };

const prose = proseIn('only-choice.md', text);

/** What a list of one model is taken for: its figures, of the shape that most of them are of. */
export const onlyChoiceMessage: Message = {
  id: 'choice.only',
  slots: (sheet) => {
    const { lotCars, brief, facts, focus, unmet } = sheet;
    const isOne = focus.id === 'match' && focus.summary.models.length === 1;
    const known = lotCars.filter(({ id }) => facts.has(`${id}.car.cargo-compared`));
    const [most] = known.toSorted((one, two) => two.vehicles.length - one.vehicles.length);
    if (brief.subject || unmet || !isOne || !most) return null;
    const figure = (name: string): Slot | null => figureSlot(sheet, `${most.id}.car.${name}`);
    const seats = figure('seats');
    const isLarge = /[6-9]/.test(seats?.text ?? '');
    const text = lotCars.length > 1 ? shapeName(most) : lotCarName(most);
    return {
      which: { text, factIds: [`${most.id}.name`, `${most.id}.years-here`] },
      range: figure('range-most'),
      seats: isLarge ? seats : null,
      cargo: figure('cargo-compared'),
      mpg: isLarge ? null : figure('mpg-combined'),
    };
  },
  wordings: prose('choice.only'),
};

function figureSlot({ facts }: FactSheet, id: string): Slot | null {
  const fact = facts.get(id);
  return fact ? { text: String(fact.value), factIds: [id] } : null;
}
