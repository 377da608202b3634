import type { FactSheet } from '../../facts/fact-sheet.ts';
import { carSlots } from '../car-slots.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-design.md' with { type: 'text' };

const prose = proseIn('car-design.md', text);

/** What changed with the design of the model year that a page is about, or when it last did. */
export const carDesignMessages: readonly Message[] = [
  {
    id: 'car.new-design',
    slots: (sheet) => (yearsSince(sheet) === 0 && isNewDesign(sheet) ? ofDesign(sheet) : null),
    wordings: prose('car.new-design'),
  },
  {
    id: 'car.same-design',
    slots: (sheet) => {
      return (yearsSince(sheet) ?? 0) > 0 && isNewDesign(sheet) ? ofDesign(sheet) : null;
    },
    wordings: prose('car.same-design'),
  },
  {
    id: 'car.updated',
    slots: (sheet) => {
      const isOther = yearsSince(sheet) !== 0 || isFirst(sheet) || isNewDesign(sheet);
      return isOther ? null : ofDesign(sheet);
    },
    wordings: prose('car.updated'),
  },
  {
    id: 'car.launched',
    slots: (sheet) => (isFirst(sheet) ? ofDesign(sheet) : null),
    wordings: prose('car.launched'),
  },
];

const ofDesign = carSlots({ from: 'from', news: 'brought' });

/** Model years since the one in which the design came; null where no year is asked for. */
function yearsSince({ car }: FactSheet): number | null {
  return car?.year == null ? null : car.year - car.span.from;
}

/** No design of the model stands right before it: it began, or came back, with this one. */
function isFirst({ car }: FactSheet): boolean {
  if (car?.year == null) return false;
  const { from } = car.span;
  return !car.guide.spans.some(({ to }) => to === from - 1);
}

/** Another generation than the shape before: with the same, or with none, it is an update. */
function isNewDesign(sheet: FactSheet): boolean {
  const { car } = sheet;
  if (car?.year == null || isFirst(sheet)) return false;
  const { generation, from } = car.span;
  const before = car.guide.spans.find(({ to }) => to === from - 1);
  return generation !== null && before?.generation !== generation;
}
