import type { FactSheet } from '../../facts/fact-sheet.ts';
import { carSlots } from '../car-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What changed with the design of the model year that a page is about, or when it last did. */
export const carDesignMessages: readonly Message[] = [
  {
    id: 'car.new-design',
    slots: (sheet) => (yearsSince(sheet) === 0 && isNewDesign(sheet) ? ofDesign(sheet) : null),
    wordings: wordingsOf(`
      - The {from} {model} is a new design, which brought {news}.
      - For {from} the {model} was redesigned and got {news}.
      - What changed for {from}: {news}.
      - The {from} model year brought {news}.
    `),
  },
  {
    id: 'car.same-design',
    slots: (sheet) => {
      return (yearsSince(sheet) ?? 0) > 0 && isNewDesign(sheet) ? ofDesign(sheet) : null;
    },
    wordings: wordingsOf(`
      - This is the {model} design that came in {from} with {news}.
      - The design goes back to {from}, when the {model} got {news}.
      - The redesign came for {from}, and it brought {news}.
      - Since {from} the {model} has had this design, which brought {news}.
    `),
  },
  {
    id: 'car.updated',
    slots: (sheet) => {
      const isOther = yearsSince(sheet) !== 0 || isFirst(sheet) || isNewDesign(sheet);
      return isOther ? null : ofDesign(sheet);
    },
    wordings: wordingsOf(`
      - The {from} model year brought an update to the {model}: {news}.
      - The {model} was updated for {from}, and the update brought {news}.
      - With the {from} model year the {model} was revised and got {news}.
      - For {from} the {model} was brought up to date with {news}.
    `),
  },
  {
    id: 'car.launched',
    slots: (sheet) => (isFirst(sheet) ? ofDesign(sheet) : null),
    wordings: wordingsOf(`
      - The {model} in this form came for {from}: {news}.
      - It has been sold in this form since the {from} model year: {news}.
      - This {model} began with the {from} model year: {news}.
    `),
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
