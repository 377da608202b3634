import { type AskedOption, carSlots, elsewhereSlots, optionSlots } from '../car-slots.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

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
    wordings: wordingsOf(`
      - The {which} comes with {list}.
      - {make} builds the {which} with {list}.
      - The {which} is sold with {list}.
      - {make} sells the {which} with {list}.
    `),
  },
  {
    id: 'car.captains',
    slots: carSlots({ which: 'which', list: 'people', where: 'captains' }),
    wordings: wordingsOf(`
      - Yes, the {which} can be had with captain's chairs {where}. It seats {list}, and the chairs
        are the layout with the lower count.
      - Yes, there are captain's chairs {where} of some versions of the {which}. It seats {list},
        fewer with the chairs than with a bench.
      - Yes, {make} offers the {which} with captain's chairs {where}. With them it has the lower of
        its seat counts, {list}.
      - Yes, some versions of the {which} have captain's chairs {where} and take one person less
        than those with a bench. It seats {list}.
    `),
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
    wordings: wordingsOf(`
      - No, not every {which} has {one}: it comes with {list}.
      - Not all of them: {one} is a choice on the {which}, which is sold with {list}.
      - No, {one} isn't on every {which}. {make} builds it with {list}.
      - Some have {one} and some don't, since the {which} is sold with {list}.
    `),
  };
}

function driveMessages(asked: AskedOption): Message[] {
  const { option } = asked;
  return [
    {
      id: `car.every-${option}`,
      slots: optionSlots('every', asked),
      wordings: wordingsOf(`
        - Yes, every {which} has {one}, from the lowest trim to the top one.
        - Yes, {one} is standard on every trim of the {which}.
        - Yes. {make} builds the {which} with {one} only, whatever the trim.
        - Yes, there's no {which} without {one}, from the lowest trim up.
      `),
    },
    {
      id: `car.some-${option}`,
      slots: (sheet) => (asksAll(sheet) ? null : optionSlots('some', asked)(sheet)),
      wordings: wordingsOf(`
        - Yes. The {which} comes with {list}.
        - Yes, you can have the {which} with {one}: it comes with {list}.
        - Yes. {make} builds the {which} with {list}.
        - Yes, {one} is available on the {which}, which comes with {list}.
      `),
    },
    {
      id: `car.other-${option}`,
      slots: optionSlots('other', asked),
      wordings: wordingsOf(`
        - No, {one} is another system, and the {which} comes with {list}.
        - No, but all four wheels can be driven: the {which} comes with {list}.
        - The {which} is sold with {list}, and not with {one}.
        - {make} lists no {one} for the {which}. It comes with {list}.
      `),
    },
    {
      id: `car.none-${option}`,
      slots: optionSlots('none', asked),
      wordings: wordingsOf(`
        - No, the {which} comes with {list} only.
        - No, {one} isn't offered on the {which}. It has {list}.
        - No. {make} builds the {which} with {list} and nothing else.
        - No, the {which} has {list}, and {one} isn't on the list.
      `),
    },
    {
      id: `car.years-${option}`,
      slots: elsewhereSlots(asked),
      wordings: wordingsOf(`
        - Model years {years} of the {base} are another matter: they come with {list}.
        - If you need it, look at the {base} of model years {years}, sold with {list}.
        - The {base} of model years {years} does offer it, and comes with {list}.
        - Look at model years {years} of the {base} for it: those come with {list}.
      `),
    },
  ];
}

function rowMessages(asked: AskedOption): Message[] {
  const { option } = asked;
  return [
    {
      id: 'car.seats-rows',
      slots: carSlots({ which: 'which', list: 'people', rows: 'rows' }),
      wordings: wordingsOf(`
        - The {which} seats {list} in {rows} rows.
        - {make} builds the {which} with {rows} rows, for {list}.
        - There are {rows} rows in the {which}, with seats for {list}.
        - Seating in the {which} is for {list}, in {rows} rows.
      `),
    },
    {
      id: `car.every-${option}`,
      slots: optionSlots('every', asked),
      wordings: wordingsOf(`
        - Yes, every {which} has {one} and seats {list}.
        - Yes, {one} is standard in the {which}, which seats {list}.
        - Yes. The {which} has three rows, with seats for {list}.
        - Yes, there's {one} in each {which}, and it seats {list}.
      `),
    },
    {
      id: `car.some-${option}`,
      slots: optionSlots('some', asked),
      wordings: wordingsOf(`
        - Yes, in some versions: the {which} seats {list}, and more than five means {one}.
        - Yes, though not every one. The {which} seats {list}, and the higher count comes
          with {one}.
        - Yes, some do. The {which} is built for {list}; with more than five seats it has
          {one}.
        - Yes, the {which} can be had with {one}. It seats {list}, and the higher count is
          the one with three rows.
      `),
    },
    {
      id: `car.none-${option}`,
      slots: optionSlots('none', asked),
      wordings: wordingsOf(`
        - No, the {which} has two rows and seats {list}.
        - No. {make} builds the {which} with two rows, for {list}.
        - No, there are two rows in the {which}, with seats for {list}.
        - No, {one} isn't offered in the {which}, which seats {list} in two.
      `),
    },
    {
      id: `car.years-${option}`,
      slots: elsewhereSlots(asked),
      wordings: wordingsOf(`
        - For {one}, look at the {base} of model years {years}, built for {list}.
        - The {base} of model years {years} could be had with {one}: it seats {list}.
        - Model years {years} of the {base} did offer {one}, with seats for {list}.
        - One with {one} is the {base} of model years {years}, which seats {list}.
      `),
    },
  ];
}
