import type { ComparedVehicle } from '../../facts/compared.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { isAhead, leadOf } from '../../facts/compared-leads.ts';
import { comparedAll, comparedAt, nameSlots, namesSlot, onLotSlot } from '../compared-slots.ts';
import { figureSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Topic } from '../../topic.ts';
import type { Slot } from '../slots.ts';
import { againstOf } from '../verdict-slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What the filings and the lot say beside the verdict. */
export const compareFiledMessages: readonly Message[] = [
  {
    id: 'verdict.present',
    slots: (sheet, about) => {
      const vehicle = comparedAt(sheet, about);
      const known = sheet.compared.filter((one) => one.isKnown);
      if (!vehicle || leadOf(sheet, vehicle) === 'here') return null;
      if (!isAhead('here', vehicle, known, sheet)) return null;
      const figure = onLotSlot(sheet, vehicle);
      return { ...nameSlots(vehicle), figure, against: againstOf(sheet, vehicle, 'here') };
    },
    wordings: wordingsOf(`
      - You can see the {it} here, with {figure}; {against}.
      - The {it} is the one on our lot, with {figure}; {against}.
      - You'll find the {it} in stock, with {figure}; {against}.
    `),
  },
  {
    id: 'verdict.same-price',
    slots: (sheet) => {
      const sides = sheet.compared.filter(({ pair }) => pair.summary.price);
      const lows = new Set(sides.map(({ pair }) => pair.summary.price?.min));
      const [one] = sides;
      if (!one || sides.length !== 2 || lows.size !== 1) return null;
      const price = figureSlot(sheet, `${one.pair.id}.price.min`);
      return { price, those: namesSlot(sides, true) };
    },
    wordings: wordingsOf(`
      - Price won't decide here: {those} both start at {price} on our lot.
      - On our lot {those} start at the same {price}, so decide by what each one does for you.
      - Both cost the same to start with here: {those} begin at {price}.
    `),
  },
  where(
    'towing',
    wordingsOf(`
      - Tow ratings go by the build: engine, axle ratio and tow package change them on both {those}.
        Match the build you want to its line in the towing guide of each maker.
      - For towing, compare one exact build of each: engine, axle and hitch move the rating of
        {those}, and the owner's manual has it.
      - A fair tow rating belongs to one build. Take the window stickers of {those} to the makers'
        towing guides and compare those two lines.
    `),
  ),
  where(
    'fuel-economy',
    wordingsOf(`
      - For gas mileage, set the EPA labels of {those} side by side, with the same driven wheels.
      - The EPA label on each window has the mileage of that very version, so compare {those} by
        their labels.
      - The fair comparison is on fueleconomy.gov, which lists {those} by engine and driven wheels;
        take the two versions that you'd buy.
    `),
    ({ compared }) => compared.every(({ economy }) => economy === null),
  ),
  where(
    'range-and-charging',
    wordingsOf(`
      - For range, compare the EPA labels of {those} with the same wheels and battery, since both
        change it.
      - The EPA label of each car has its range, and fueleconomy.gov lists {those} by version, so
        compare the two that you'd buy.
      - Range depends on battery and wheels, so set the figures of two exact versions of {those}
        side by side.
    `),
    ({ compared }) => compared.every(({ economy }) => economy === null),
  ),
  where(
    'reliability',
    wordingsOf(`
      - Reliability goes by model year and care more than by name. Compare recalls and owner
        complaints for {those} of the same year at nhtsa.gov, then the service records of the two
        cars you like.
      - How long either lasts depends on its year and its upkeep. Read owner surveys of {those} for
        the same model year, and let an independent mechanic look at both.
      - On reliability, go by the year and the car: owner reports for {those}, then the service
        history of the ones you'd buy.
    `),
  ),
  where(
    'cargo',
    wordingsOf(`
      - Compare the cargo volume of {those} behind the same row of seats, since brochures may lead
        with the largest number.
      - The spec sheets of {those} give cargo volume for each row of seats, so compare the line
        with everyone on board.
      - For cargo room, measure the floor of {those} from seatback to tailgate on one visit.
    `),
    // A truck has a bed, and no row behind which one loads.
    ({ compared }) => compared.every(({ car }) => !/\bpickup\b/.test(car?.guide.kind ?? '')),
  ),
  {
    id: 'compare.engines',
    slots: (sheet, about) => {
      const [one, two, more] = comparedAll(sheet, about);
      const [first, second] = [one, two].map((side) => side && enginesOnFile(sheet, side));
      if (!one || !two || more || !first || !second || first.text === second.text) return null;
      const [own, other] = [nameSlots(one), nameSlots(two)];
      return { one: own.it, first, two: other.it, second };
    },
    wordings: wordingsOf(`
      - Their engines differ: the {one} is on file with the {first}, the {two} with the {second}.
      - Under the hood, federal filings have the {one} with the {first}, and the {two} with the
        {second}.
      - The first difference is the engine: federal filings list the {first} for the {one} and the
        {second} for the {two}.
      - The {one} is on file with the {first}, while the {two} is listed with the {second}.
    `),
  },
];

/** Where to find a figure that was asked for and is in none of our tables. */
function where(
  topic: Topic,
  wordings: readonly string[],
  isOwed: (sheet: FactSheet) => boolean = () => true,
): Message {
  const slots: Message['slots'] = (sheet) =>
    sheet.compared.length > 1 && isOwed(sheet) ? { those: namesSlot(sheet.compared) } : null;
  return { id: `compare.where-${topic}`, slots, wordings };
}

function enginesOnFile({ facts }: FactSheet, { id }: ComparedVehicle): Slot | null {
  const factId = `${id}.reference.engines`;
  const value = facts.get(factId)?.value;
  return value === undefined ? null : { text: String(value), factIds: [factId] };
}
