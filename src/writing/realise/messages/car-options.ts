import type { FactSheet } from '../../facts/fact-sheet.ts';
import {
  type AskedOption,
  carSlots,
  elsewhereSlots,
  optionSlots,
  siblingSlots,
} from '../car-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What is one of the engines that a model is sold with. */
const engines: readonly AskedOption[] = [
  { option: 'diesel', one: 'a diesel engine' },
  { option: 'v6', one: 'a V6' },
  { option: 'v8', one: 'a V8' },
  { option: 'turbo', one: 'a turbocharged engine' },
];

/** What a model as a whole is, in one of its versions. */
const versions: readonly AskedOption[] = [
  { option: 'hybrid', one: 'a hybrid' },
  { option: 'plug-in', one: 'a plug-in hybrid' },
  { option: 'electric', one: 'an electric car' },
];

/** Whether the article's model comes with an engine or as a hybrid: each a plain yes or no. */
export const carOptionMessages: readonly Message[] = [
  ...engines.flatMap(engineMessages),
  ...versions.flatMap(versionMessages),
  {
    id: 'car.no-plug',
    slots: (sheet) => (isHybrid(sheet) ? carSlots({ base: 'base' })(sheet) : null),
    wordings: wordingsOf(`
      - No, a hybrid {base} charges its own battery while you drive and brake. A plug-in version
        isn't sold.
      - No. {make} doesn't sell the {base} as a plug-in hybrid, and the hybrid makes its own
        electricity from the engine and the brakes.
      - No, there's no plug-in {base}. The hybrid recharges its battery on the road.
      - No, the hybrid {base} has no charge port and fills its battery from braking and the engine.
        There's no plug-in version.
    `),
  },
  {
    id: 'car.no-plug-asked',
    slots: (sheet) => (sheet.car?.version === 'hybrid' ? carSlots({ base: 'base' })(sheet) : null),
    wordings: wordingsOf(`
      - No, a hybrid {base} without a charge port charges its own battery while you drive and brake.
      - No. The {base} hybrid makes its own electricity from the engine and the brakes.
      - No, the regular hybrid {base} recharges its battery on the road.
      - No, there's nothing to plug in: the hybrid {base} fills its battery from braking and the
        engine.
    `),
  },
  {
    id: 'car.plug-for-range',
    slots: (sheet) =>
      sheet.car?.version === 'plug-in' || sheet.facts.has('car.every-plug-in')
        ? carSlots({ base: 'base', list: 'plug-in-range' })(sheet)
        : null,
    wordings: wordingsOf(`
      - Not to drive it, since it runs on gas as well. You plug in the {base} for its electric
        miles, {list} on a full charge by the EPA's estimate.
      - Only for its electric miles, which the EPA puts at {list}. With the battery used up, it goes
        on as a hybrid.
      - It can be, and doesn't have to. A full charge is good for {list} by the EPA's estimate, and
        gas takes over after that.
      - It doesn't, though each full charge gives you {list} without gas, by the EPA's estimate.
        Unplugged, it drives as a hybrid.
    `),
  },
  {
    id: 'car.mild-hybrid',
    slots: carSlots({ which: 'which', list: 'mild-hybrid' }),
    wordings: wordingsOf(`
      - Only as a mild hybrid, which helps the engine and doesn't drive on electricity alone: the
        {which} has the {list}.
      - Not as a full hybrid. The {which} comes as a mild hybrid, the {list}, where a small electric
        unit supports the engine.
      - Nothing beyond a mild hybrid, in which the engine always does the driving. In the {which}
        that's the {list}.
      - As a mild hybrid only: the {list}. In the {which} the electric part assists the engine and
        can't move the vehicle alone.
    `),
  },
  {
    id: 'car.sibling-electric',
    slots: carSlots({ name: 'sibling-electric-name', list: 'sibling-electric' }),
    wordings: wordingsOf(`
      - Yes, as the {name}, a model of its own with an EPA-estimated range of up to {list}.
      - Yes, it's the {name}, rated by the EPA for up to {list} on a charge.
      - Yes, {make} sells one as the {name}. By the EPA's estimate it goes up to {list}.
      - Yes, under a name of its own: the {name}, with an EPA-estimated range of up to {list}.
    `),
  },
];

/** Sold as a hybrid, and surely not as one with a plug. */
function isHybrid({ facts }: FactSheet): boolean {
  const isSold = facts.has('car.some-hybrid') || facts.has('car.every-hybrid');
  return isSold && facts.has('car.none-plug-in');
}

function engineMessages(asked: AskedOption): Message[] {
  const { option } = asked;
  return [
    {
      id: `car.every-${option}`,
      slots: optionSlots('every', asked),
      wordings: wordingsOf(`
        - Yes, every {which} has {one}: the {list}.
        - Yes. {make} builds the {which} only with {one}, the {list}.
        - Yes, the {which} always has {one}, the {list}.
        - Yes, {one} is what every {which} comes with: the {list}.
      `),
    },
    {
      id: `car.some-${option}`,
      slots: optionSlots('some', asked),
      wordings: wordingsOf(`
        - Yes, the {which} comes with {one}: the {list}.
        - Yes. Among the engines of the {which} there is {one}, the {list}.
        - Yes, {make} offers the {which} with {one}, the {list}.
        - Yes, the {which} can be had with {one}, the {list}.
      `),
    },
    {
      id: `car.none-${option}`,
      slots: optionSlots('none', asked),
      wordings: wordingsOf(`
        - No, the {which} doesn't come with {one}. It has the {list}.
        - No. {make} builds the {which} with the {list}, and without {one}.
        - No, {one} isn't offered in the {which}, which comes with the {list}.
        - No, there isn't {one} in the {which}. Under the hood is the {list}.
      `),
    },
    {
      id: `car.years-${option}`,
      slots: elsewhereSlots(asked),
      wordings: wordingsOf(`
        - For one, look at the {base} of model years {years}: it has the {list}.
        - Model years {years} of the {base} do have one, the {list}.
        - There is one in the {base} of model years {years}, the {list}.
        - The {base} of model years {years} came with one, the {list}.
      `),
    },
  ];
}

function versionMessages(asked: AskedOption): Message[] {
  const { option } = asked;
  const sibling = {
    id: `car.sibling-${option}`,
    slots: siblingSlots(asked),
    wordings: wordingsOf(`
      - Yes, as the {name}, with the {list}.
      - Yes, under a name of its own: the {name}, with the {list}.
      - Yes, it's the {name}, which has the {list}.
      - Yes, {make} sells one as the {name}, with the {list}.
    `),
  };
  return [
    ...(option === 'electric' ? [] : [sibling]),
    {
      id: `car.every-${option}`,
      slots: optionSlots('every', asked),
      wordings: wordingsOf(`
        - Yes, every {which} is {one}, with the {list}.
        - Yes. {make} builds the {which} only as {one}, with the {list}.
        - Yes, the {which} is {one} in every version: {list}.
        - Yes, there's no other kind: the {which} is {one}, with the {list}.
      `),
    },
    {
      id: `car.some-${option}`,
      slots: optionSlots('some', asked),
      wordings: wordingsOf(`
        - Yes, the {which} comes as {one}, with the {list}.
        - Yes. {make} sells the {which} as {one} too, with the {list}.
        - Yes, the {which} can be had as {one}, which has the {list}.
        - Yes, {one} is among the versions of the {which}, with the {list}.
      `),
    },
    {
      id: `car.none-${option}`,
      slots: optionSlots('none', asked),
      wordings: wordingsOf(`
        - No, the {which} doesn't come as {one}. It has the {list}.
        - No. {make} builds the {which} with the {list}, and not as {one}.
        - No, the {which} isn't sold as {one}; it comes with the {list}.
        - No, there's no {which} that is {one}. It comes with the {list}.
      `),
    },
    {
      id: `car.years-${option}`,
      slots: elsewhereSlots(asked),
      wordings: wordingsOf(`
        - For one, look at the {base} of model years {years}: it has the {list}.
        - Model years {years} of the {base} do include one, with the {list}.
        - There is one among the {base} models of {years}, with the {list}.
        - The {base} of model years {years} came as one, with the {list}.
      `),
    },
  ];
}
