import { isDrivenSoEverywhere } from '../../cars/canadian-car.ts';
import { nameOfCar } from '../../cars/car-of.ts';
import { lastGuideYear } from '../../cars/guide.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { carSlots } from '../car-slots.ts';
import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What studies say of a model's or a make's life, upkeep and price after years. */
export const carRecordMessages: readonly Message[] = [
  {
    id: 'car.lasting',
    slots: (sheet) => lasting(sheet, 'car', studiedModel(sheet)),
    wordings: wordingsOf(`
      - The {name} outlasts most: by {study}, its chance of reaching {far} is {share}, against
        {average} for the average vehicle.
      - The {name} is one of the long-lived ones. In {study} its chance of seeing {far} is {share},
        and that of the average vehicle {average}.
      - It lasts well past the average: {study} puts the chance of the {name} to reach {far} at
        {share}, and that of all vehicles at {average}.
    `),
  },
  {
    id: 'make.lasting',
    slots: (sheet) => lasting(sheet, 'make', factSlot(sheet, 'make.name')),
    wordings: wordingsOf(`
      - {name} is one of four makes that outlast the average: {study} puts the chance of its
        vehicles to reach {far} at {share}, against {average} for all.
      - {name} has a better long-life record than most makes. By {study}, {share} of its vehicles
        are expected to reach {far}; for all makes it's {average}.
      - The make's record is a good one. Of all vehicles {average} are expected to see {far}, and of
        those by {name} {share}, by {study}.
    `),
  },
  upkeepMessage('more', 'above'),
  upkeepMessage('less', 'below'),
  {
    id: 'car.loss',
    slots: (sheet) => (sheet.facts.has('car.loss-kind') ? null : carSlots(losses())(sheet)),
    wordings: wordingsOf(`
      - Better than most: the {model} lost {share} of its price in five years in {study}, and the
        average vehicle {average}.
      - It holds value well. After five years {share} of the {model}'s price was gone, by {study};
        for all vehicles the figure was {average}.
      - Above the average. By {study}, the {model} loses {share} in five years, where the average
        vehicle loses {average}.
    `),
  },
  {
    id: 'car.loss-kind',
    slots: carSlots({ ...losses(), kind: 'loss-kind' }),
    wordings: wordingsOf(`
      - As a rule, {kind} lose {share} of their price in five years, and all vehicles {average}, by
        {study}.
      - For {kind} the five-year loss averages {share}, in {study}; for the average vehicle of any
        kind it's {average}.
      - By {study}, {kind} lose {share} of their price in five years; the average of all vehicles is
        {average}.
    `),
  },
  {
    id: 'car.loss-any',
    slots: (sheet) =>
      sheet.facts.has('car.loss')
        ? null
        : carSlots({ average: 'loss-average', study: 'loss-study' })(sheet),
    wordings: wordingsOf(`
      - The average vehicle loses {average} of its price in five years, by {study}, so set
        used prices of the {model} against that.
      - Measure it against the average: {average} of the price is gone after five years, by {study}.
      - By {study}, the average vehicle loses {average} of its price in five years. Used prices of
        the {model} show on which side of that it stands.
    `),
  },
  {
    id: 'car.snow-standard',
    slots: snowSlots,
    wordings: wordingsOf(`
      - Yes, on good winter tires. Every {which} has {list} as standard; tires decide how it stops
        and turns, and driven wheels how it pulls away.
      - With winter tires, yes. Standard on every {which}: {list}. Rubber that stays soft in the
        cold does the rest, since no drivetrain shortens a stop.
      - Yes, if the tires are right. Each {which} is built with {list}, and all-season tires are its
        weak point once roads are packed or icy.
    `),
  },
  {
    id: 'car.snow',
    slots: (sheet) =>
      sheet.facts.has('car.snow-standard')
        ? null
        : carSlots({ which: 'which', list: 'snow' })(sheet),
    wordings: wordingsOf(`
      - Yes, on good winter tires. The {which} comes with {list}; tires decide how it stops and
        turns, and driven wheels how it pulls away.
      - With winter tires, yes. What the {which} brings to it is {list}. Rubber that stays soft in
        the cold does the rest, since no drivetrain shortens a stop.
      - Yes, if the tires are right. There's {list} to be had on the {which}, and all-season tires
        are its weak point once roads are packed or icy.
    `),
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
