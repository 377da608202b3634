import type { FactSheet } from '../../facts/fact-sheet.ts';
import {
  type AskedOption,
  carSlots,
  elsewhereSlots,
  optionSlots,
  siblingSlots,
} from '../car-slots.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-options.md' with { type: 'text' };

const prose = proseIn('car-options.md', text);

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
    wordings: prose('car.no-plug'),
  },
  {
    id: 'car.no-plug-asked',
    slots: (sheet) => (sheet.car?.version === 'hybrid' ? carSlots({ base: 'base' })(sheet) : null),
    wordings: prose('car.no-plug-asked'),
  },
  {
    id: 'car.plug-for-range',
    slots: (sheet) =>
      sheet.car?.version === 'plug-in' || sheet.facts.has('car.every-plug-in')
        ? carSlots({ base: 'base', list: 'plug-in-range' })(sheet)
        : null,
    wordings: prose('car.plug-for-range'),
  },
  {
    id: 'car.mild-hybrid',
    slots: carSlots({ which: 'which', list: 'mild-hybrid' }),
    wordings: prose('car.mild-hybrid'),
  },
  {
    id: 'car.sibling-electric',
    slots: carSlots({ name: 'sibling-electric-name', list: 'sibling-electric' }),
    wordings: prose('car.sibling-electric'),
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
      wordings: prose('car.every-{option} (engine)'),
    },
    {
      id: `car.some-${option}`,
      slots: optionSlots('some', asked),
      wordings: prose('car.some-{option} (engine)'),
    },
    {
      id: `car.none-${option}`,
      slots: optionSlots('none', asked),
      wordings: prose('car.none-{option} (engine)'),
    },
    {
      id: `car.years-${option}`,
      slots: elsewhereSlots(asked),
      wordings: prose('car.years-{option} (engine)'),
    },
  ];
}

function versionMessages(asked: AskedOption): Message[] {
  const { option } = asked;
  const sibling = {
    id: `car.sibling-${option}`,
    slots: siblingSlots(asked),
    wordings: prose('car.sibling-{option} (version)'),
  };
  return [
    ...(option === 'electric' ? [] : [sibling]),
    {
      id: `car.every-${option}`,
      slots: optionSlots('every', asked),
      wordings: prose('car.every-{option} (version)'),
    },
    {
      id: `car.some-${option}`,
      slots: optionSlots('some', asked),
      wordings: prose('car.some-{option} (version)'),
    },
    {
      id: `car.none-${option}`,
      slots: optionSlots('none', asked),
      wordings: prose('car.none-{option} (version)'),
    },
    {
      id: `car.years-${option}`,
      slots: elsewhereSlots(asked),
      wordings: prose('car.years-{option} (version)'),
    },
  ];
}
