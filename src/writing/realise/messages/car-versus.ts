import { areToldApart } from '../../cars/told-apart.ts';
import { comparableCargo } from '../../cars/cargo-of.ts';
import { type CarLead, highestOf, mostOf } from '../../facts/car-leads.ts';
import type { Car } from '../../cars/car-of.ts';
import { nameSlots } from '../compared-slots.ts';
import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-versus.md' with { type: 'text' };

const prose = proseIn('car-versus.md', text);

const margin = 0.01;

/** Which of two cars has more, for a question that asks just that: the answer comes first. */
export const carVersusMessages: readonly Message[] = [
  versus('length', 'length', (car) => highestOf(car, 'length'), prose('versus.length')),
  versus('cargo', 'cargo-compared', most('cargo'), prose('versus.cargo')),
  versus('third-row', 'cargo-third', most('third-row'), prose('versus.third-row')),
  versus('mpg', 'mpg-best', most('mpg'), prose('versus.mpg')),
  versus('towing', 'towing-most', most('towing'), prose('versus.towing')),
];

function most(lead: CarLead): (car: Car) => number {
  return (car) => mostOf(car, lead) ?? 0;
}

function versus(
  topic: string,
  fact: string,
  valueOf: (car: Car) => number,
  wordings: readonly string[],
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
    wordings,
  };
}
