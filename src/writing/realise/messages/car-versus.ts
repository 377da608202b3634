import { areToldApart } from '../../cars/told-apart.ts';
import { comparableCargo } from '../../cars/cargo-of.ts';
import { type CarLead, highestOf, mostOf } from '../../facts/car-leads.ts';
import type { Car } from '../../cars/car-of.ts';
import { nameSlots } from '../compared-slots.ts';
import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

const margin = 0.01;

/** Which of two cars has more, for a question that asks just that: the answer comes first. */
export const carVersusMessages: readonly Message[] = [
  versus(
    'length',
    'length',
    (car) => highestOf(car, 'length'),
    `
    - The {it} is the bigger one by length: {own} from bumper to bumper, against {other} for the
      {rival}.
    - The {it}, if you go by length. It's {own} from bumper to bumper and the {rival} {other}.
    - By the tape, the {it} is bigger: {own} long, against {other} for the {rival}.
  `,
  ),
  versus(
    'cargo',
    'cargo-compared',
    most('cargo'),
    `
    - The {it} does, with {own}, against {other} for the {rival}.
    - The {it} has more: {own}, against {other} in the {rival}.
    - More fits into the {it}, by the makers' figures: {own}, against {other} in the {rival}.
  `,
  ),
  versus(
    'third-row',
    'cargo-third',
    most('third-row'),
    `
    - The {it} does, if the third row is in use: {own}, against {other} for the {rival}.
    - With every seat taken the {it} has a little more: {own}, against {other} for the {rival}.
    - By the makers' figures it's the {it}, with {own}, against {other} for the {rival}.
  `,
  ),
  versus(
    'mpg',
    'mpg-best',
    most('mpg'),
    `
    - The {it} does better, by the highest EPA estimate of each: {own}, against {other} for the
      {rival}.
    - The {it}, if you take the highest EPA estimate of each. It's {own}, against {other} for the
      {rival}.
    - By EPA estimates the {it} comes out ahead, at up to {own}, against {other} for the {rival}.
  `,
  ),
  versus(
    'towing',
    'towing-most',
    most('towing'),
    `
    - The {it} tows more on paper: up to {own}, against {other} for the {rival}.
    - By the makers' ratings the {it} comes out ahead, with up to {own}, against {other} for the
      {rival}.
    - The {it} has the higher rating: {own}, against {other} for the {rival}.
  `,
  ),
];

function most(lead: CarLead): (car: Car) => number {
  return (car) => mostOf(car, lead) ?? 0;
}

function versus(
  topic: string,
  fact: string,
  valueOf: (car: Car) => number,
  wordings: string,
): Message {
  return {
    id: `versus.${topic}`,
    slots: (sheet) => {
      const [one, two, more] = sheet.compared;
      if (!one?.car || !two?.car || more || !areToldApart(sheet.compared)) return null;
      const places = [one.car, two.car].map((car) => comparableCargo(car)?.place);
      if (topic === 'cargo' && places[0] !== places[1]) return null;
      const [own, other] = [valueOf(one.car), valueOf(two.car)];
      // A tenth of a foot is no more room.
      if (Math.abs(own - other) < margin * Math.max(own, other)) return null;
      if (own === 0 || other === 0) return null;
      const [ahead, behind] = own > other ? [one, two] : [two, one];
      return {
        it: nameSlots(ahead).it,
        rival: nameSlots(behind).it,
        own: factSlot(sheet, `${ahead.id}.car.${fact}`),
        other: factSlot(sheet, `${behind.id}.car.${fact}`),
      };
    },
    wordings: wordingsOf(wordings),
  };
}
