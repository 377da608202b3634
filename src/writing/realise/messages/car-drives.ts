import { type AskedOption, carSlots, elsewhereSlots, optionSlots } from '../car-slots.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-drives.md' with { type: 'text' };

const prose = proseIn('car-drives.md', text);

/** Which wheels of the article's model are driven and how many rows of seats it has. */
export const carDriveMessages: readonly Message[] = [
  ...driveMessages({ option: 'awd', one: 'all-wheel drive' }),
  ...driveMessages({ option: '4wd', one: 'four-wheel drive' }),
  notAllMessage({ option: 'awd', one: 'all-wheel drive' }),
  notAllMessage({ option: '4wd', one: 'four-wheel drive' }),
  ...rowMessages({ option: 'third-row', one: 'a third row' }),
  {
    id: 'car.drives',
    slots: carSlots({ which: 'which', list: 'drives' }),
    wordings: prose('car.drives'),
  },
  {
    id: 'car.captains',
    slots: carSlots({ which: 'which', list: 'people', where: 'captains' }),
    wordings: prose('car.captains'),
  },
];

/** "Are all of them 4x4?" is no question of whether there is one. */
function asksAll({ brief }: FactSheet): boolean {
  return /^(?:are|do|is|does|have|has) (?:all|every|each)\b(?![- ]wheel)/i.test(
    brief.keyword ?? '',
  );
}

function notAllMessage(asked: AskedOption): Message {
  return {
    id: `car.not-all-${asked.option}`,
    slots: (sheet) => (asksAll(sheet) ? optionSlots('some', asked)(sheet) : null),
    wordings: prose('car.not-all-{option} (notAll)'),
  };
}

function driveMessages(asked: AskedOption): Message[] {
  const { option } = asked;
  return [
    {
      id: `car.every-${option}`,
      slots: optionSlots('every', asked),
      wordings: prose('car.every-{option} (drive)'),
    },
    {
      id: `car.some-${option}`,
      slots: (sheet) => (asksAll(sheet) ? null : optionSlots('some', asked)(sheet)),
      wordings: prose('car.some-{option} (drive)'),
    },
    {
      id: `car.other-${option}`,
      slots: optionSlots('other', asked),
      wordings: prose('car.other-{option} (drive)'),
    },
    {
      id: `car.none-${option}`,
      slots: optionSlots('none', asked),
      wordings: prose('car.none-{option} (drive)'),
    },
    {
      id: `car.years-${option}`,
      slots: elsewhereSlots(asked),
      wordings: prose('car.years-{option} (drive)'),
    },
  ];
}

function rowMessages(asked: AskedOption): Message[] {
  const { option } = asked;
  return [
    {
      id: 'car.seats-rows',
      slots: carSlots({ which: 'which', list: 'people', rows: 'rows' }),
      wordings: prose('car.seats-rows'),
    },
    {
      id: `car.every-${option}`,
      slots: optionSlots('every', asked),
      wordings: prose('car.every-{option} (row)'),
    },
    {
      id: `car.some-${option}`,
      slots: optionSlots('some', asked),
      wordings: prose('car.some-{option} (row)'),
    },
    {
      id: `car.none-${option}`,
      slots: optionSlots('none', asked),
      wordings: prose('car.none-{option} (row)'),
    },
    {
      id: `car.years-${option}`,
      slots: elsewhereSlots(asked),
      wordings: prose('car.years-{option} (row)'),
    },
  ];
}
