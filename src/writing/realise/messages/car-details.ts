import type { EquipmentName } from '../../cars/car-detail.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { capital } from '../capital.ts';
import { carSlots } from '../car-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-details.md' with { type: 'text' };

const prose = proseIn('car-details.md', text);

type Noun = { thing: string; isMany?: boolean };

const equipment: Readonly<Record<EquipmentName, Noun>> = {
  'adaptive-cruise': { thing: 'adaptive cruise control' },
  'blind-spot': { thing: 'blind-spot monitoring' },
  carplay: { thing: 'Apple CarPlay and Android Auto', isMany: true },
  'hands-free': { thing: 'hands-free highway driving' },
  'head-up': { thing: 'a head-up display' },
  'heated-seats': { thing: 'heated front seats', isMany: true },
  'heated-wheel': { thing: 'a heated steering wheel' },
  leather: { thing: 'leather seats', isMany: true },
  navigation: { thing: 'built-in navigation' },
  'power-liftgate': { thing: 'a power liftgate' },
  'remote-start': { thing: 'remote start' },
  sunroof: { thing: 'a sunroof' },
  'surround-camera': { thing: 'a surround-view camera' },
  'ventilated-seats': { thing: 'ventilated front seats', isMany: true },
  'wireless-charging': { thing: 'wireless phone charging' },
};

/** Whether a model has a piece of equipment: yes with the trims, or no. */
const equipmentMessages = Object.entries(equipment).flatMap(([name, { thing, isMany }]) => {
  const is = isMany ? 'are' : 'is';
  const has: Message = {
    id: `car.has-${name}`,
    slots: carSlots({ which: `which-${name}`, list: `has-${name}` }),
    wordings: wordingsOf(`
      - Yes. In the {which}, ${thing} ${is} {list}.
      - Yes. ${capital(thing)} in the {which} ${is} {list}.
      - Yes, the {which} has ${thing}: {list}.
      - Yes. By {make}'s equipment list for the {which}, ${thing} ${is} {list}.
    `),
  };
  const no: Message = {
    id: `car.no-${name}`,
    slots: (sheet) =>
      sheet.facts.has(`car.no-${name}`) ? carSlots({ which: `which-${name}` })(sheet) : null,
    wordings: wordingsOf(`
      - No, {make} doesn't offer ${thing} in the {which}.
      - No. The {which} isn't sold with ${thing}.
      - No, the {which} doesn't come with ${thing}, in any trim.
    `),
  };
  return [has, no];
});

function spareOf(sheet: FactSheet): 'yes' | 'no' | 'some' {
  const text = String(sheet.facts.get('car.has-spare')?.value ?? '');
  const [hasSpare, hasKit] = [/\bspare\b/.test(text), /\b(?:kit|run-flat)/.test(text)];
  return hasSpare && hasKit ? 'some' : hasSpare ? 'yes' : 'no';
}

function ofSpare(kind: 'yes' | 'no' | 'some'): Message['slots'] {
  return (sheet) =>
    spareOf(sheet) === kind ? carSlots({ which: 'which-spare', list: 'has-spare' })(sheet) : null;
}

/** What the article's model has and takes, as its maker lists it. */
export const carDetailMessages: readonly Message[] = [
  ...equipmentMessages,
  {
    id: 'car.spare-yes',
    slots: ofSpare('yes'),
    wordings: prose('car.spare-yes'),
  },
  {
    id: 'car.spare-no',
    slots: ofSpare('no'),
    wordings: prose('car.spare-no'),
  },
  {
    id: 'car.spare-some',
    slots: ofSpare('some'),
    wordings: prose('car.spare-some'),
  },
  {
    id: 'car.spare-none',
    slots: (sheet) =>
      sheet.facts.has('car.no-spare') ? carSlots({ which: 'which-spare' })(sheet) : null,
    wordings: prose('car.spare-none'),
  },
  {
    id: 'car.tires',
    slots: carSlots({ which: 'which-tires', list: 'has-tires' }),
    wordings: prose('car.tires'),
  },
  {
    id: 'car.screen',
    slots: carSlots({ which: 'which-screen', list: 'has-screen' }),
    wordings: prose('car.screen'),
  },
  {
    id: 'car.charging-home',
    // What a fast charger takes is no answer to how long it takes at home.
    slots: (sheet) => {
      const list = String(sheet.facts.get('car.has-charging')?.value ?? '');
      if (!/\b240[ -]volts?\b|\bCharge Station\b/.test(list)) return null;
      return carSlots({ which: 'which-charging', list: 'has-charging' })(sheet);
    },
    wordings: prose('car.charging-home'),
  },
  {
    id: 'car.charging',
    slots: carSlots({ which: 'which-charging', list: 'has-charging' }),
    wordings: prose('car.charging'),
  },
  {
    id: 'car.plug',
    slots: carSlots({ which: 'which-plug', list: 'has-plug' }),
    wordings: prose('car.plug'),
  },
  {
    id: 'car.pick',
    slots: carSlots({ list: 'has-pick' }),
    wordings: prose('car.pick'),
  },
  {
    id: 'car.size',
    slots: carSlots({ list: 'has-size' }),
    wordings: prose('car.size'),
  },
];
