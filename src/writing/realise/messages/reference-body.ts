import type { Message } from '../message.ts';
import { referenceSlots } from '../reference-slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/reference-body.md' with { type: 'text' };

const prose = proseIn('reference-body.md', text);

/** What the tables say of a model's body, room, weight and equipment. */
export const referenceBodyMessages: readonly Message[] = [
  {
    id: 'reference.seats-rows',
    slots: referenceSlots({ which: 'name', seats: 'seats', rows: 'rows' }),
    wordings: prose('reference.seats-rows'),
  },
  {
    id: 'reference.seats',
    slots: referenceSlots({ which: 'name', seats: 'seats' }),
    wordings: prose('reference.seats'),
  },
  {
    id: 'reference.rows',
    slots: referenceSlots({ which: 'name', rows: 'rows' }),
    wordings: prose('reference.rows'),
  },
  {
    id: 'reference.seats-before',
    slots: referenceSlots({
      which: 'seats-year',
      seats: 'seats-before',
      rows: 'rows-before',
    }),
    wordings: prose('reference.seats-before'),
  },
  {
    id: 'reference.seats-van',
    slots: (sheet) => {
      const { shown, seatsOf } = sheet.portrait ?? {};
      const isCounted = shown?.seats !== undefined || seatsOf != null;
      if (!shown?.bodies?.includes('van') || isCounted) return null;
      return referenceSlots({ which: 'name' })(sheet);
    },
    wordings: prose('reference.seats-van'),
  },
  {
    id: 'reference.body-class',
    slots: referenceSlots({ which: 'name', body: 'body', kind: 'class' }),
    wordings: prose('reference.body-class'),
  },
  {
    id: 'reference.body',
    slots: referenceSlots({ which: 'name', body: 'body' }),
    wordings: prose('reference.body'),
  },
  {
    id: 'reference.cabs',
    slots: referenceSlots({ which: 'name', cabs: 'cabs' }),
    wordings: prose('reference.cabs'),
  },
  {
    id: 'reference.towing',
    slots: referenceSlots({
      which: 'name',
      weight: 'weight',
      engines: 'engines',
      drives: 'drives',
    }),
    wordings: prose('reference.towing'),
  },
  {
    id: 'reference.towing-builds',
    slots: referenceSlots({ which: 'name', engines: 'engines', drives: 'drives' }),
    wordings: prose('reference.towing-builds'),
  },
  {
    id: 'reference.weight',
    slots: referenceSlots({ which: 'name', weight: 'weight' }),
    wordings: prose('reference.weight'),
  },
  {
    id: 'reference.battery',
    slots: referenceSlots({ which: 'name', battery: 'battery' }),
    wordings: prose('reference.battery'),
  },
  {
    id: 'reference.aids',
    slots: referenceSlots({ which: 'name', standard: 'standard' }),
    wordings: prose('reference.aids'),
  },
  {
    id: 'reference.aids-more',
    slots: referenceSlots({ which: 'name', offered: 'offered' }),
    wordings: prose('reference.aids-more'),
  },
];
