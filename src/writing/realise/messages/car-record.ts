import { isDrivenSoEverywhere } from '../../cars/canadian-car.ts';
import { nameOfCar } from '../../cars/car-of.ts';
import { lastGuideYear } from '../../cars/guide.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { carSlots } from '../car-slots.ts';
import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-record.md' with { type: 'text' };

const prose = proseIn('car-record.md', text);

/** What studies say of a model's or a make's life, upkeep and price after years. */
export const carRecordMessages: readonly Message[] = [
  {
    id: 'car.lasting',
    slots: (sheet) => lasting(sheet, 'car', studiedModel(sheet)),
    wordings: prose('car.lasting'),
  },
  {
    id: 'make.lasting',
    slots: (sheet) => lasting(sheet, 'make', factSlot(sheet, 'make.name')),
    wordings: prose('make.lasting'),
  },
  upkeepMessage('more', 'above'),
  upkeepMessage('less', 'below'),
  {
    id: 'car.loss',
    slots: (sheet) => (sheet.facts.has('car.loss-kind') ? null : carSlots(losses())(sheet)),
    wordings: prose('car.loss'),
  },
  {
    id: 'car.loss-kind',
    slots: carSlots({ ...losses(), kind: 'loss-kind' }),
    wordings: prose('car.loss-kind'),
  },
  {
    id: 'car.loss-any',
    slots: (sheet) =>
      sheet.facts.has('car.loss')
        ? null
        : carSlots({ average: 'loss-average', study: 'loss-study' })(sheet),
    wordings: prose('car.loss-any'),
  },
  {
    id: 'car.snow-standard',
    slots: snowSlots,
    wordings: prose('car.snow-standard'),
  },
  {
    id: 'car.snow',
    slots: (sheet) =>
      sheet.facts.has('car.snow-standard')
        ? null
        : carSlots({ which: 'which', list: 'snow' })(sheet),
    wordings: prose('car.snow'),
  },
];

function losses() {
  return { share: 'loss', average: 'loss-average', study: 'loss-study' };
}

/** A study of old cars knows nothing of a shape that has just come. */
function studiedModel(sheet: FactSheet): Slot | null {
  const { car } = sheet;
  const model = modelOf(sheet);
  const isNew = car !== null && car.year === null && car.span.from >= lastGuideYear - 1;
  return model && isNew ? { ...model, text: `${model.text} of earlier model years` } : model;
}

/** What a maker drives with all wheels in one country may be a choice in another. */
function snowSlots(sheet: FactSheet): Slots | null {
  const isKnown = sheet.brief.store.country === 'US' || isDrivenSoEverywhere(sheet.car);
  const named = isKnown ? 'which' : 'which-awd';
  return carSlots({ which: named, list: 'snow-standard' })(sheet);
}

function modelOf({ car }: FactSheet): Slot | null {
  return car && { text: nameOfCar(car), factIds: ['subject.name', 'car.which'] };
}

function lasting(sheet: FactSheet, prefix: string, name: Slot | null): Slots | null {
  const share = factSlot(sheet, `${prefix}.lasting`);
  const far = factSlot(sheet, `${prefix}.lasting-far`);
  const average = factSlot(sheet, `${prefix}.lasting-average`);
  const study = factSlot(sheet, `${prefix}.lasting-study`);
  return share && far && average && study && name ? { share, far, average, study, name } : null;
}

/** What a make costs a year, beside all makes: on which side of the average it stands. */
function upkeepMessage(side: 'more' | 'less', place: 'above' | 'below'): Message {
  return {
    id: `make.upkeep-${side}`,
    slots: (sheet) => upkeep(sheet, side),
    wordings: wordingsOf(`
      - It costs ${side} than average to keep: RepairPal puts {a name} at {sum} a year for repairs
        and maintenance, and all makes together at {average}.
      - Figure on about {sum} a year for maintenance and repairs, which is ${place} the average.
        That's RepairPal's figure for {name} vehicles; across all makes it's {average}.
      - By RepairPal's count, {a name} costs {sum} a year in maintenance and repairs, ${side}
        than the average of {average}.
    `),
  };
}

function upkeep(sheet: FactSheet, side: string): Slots | null {
  const sum = factSlot(sheet, `make.upkeep-${side}`);
  const average = factSlot(sheet, 'make.upkeep-average');
  const name = factSlot(sheet, 'make.name');
  return sum && average && name ? { sum, average, name } : null;
}
