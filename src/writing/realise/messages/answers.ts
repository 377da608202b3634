import { isStandIn } from '../../facts/stock-sets.ts';
import { countSlot, priceSlot, rowSlot, tallySlots } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { missingSlots } from '../missing-part.ts';
import { bodyNoun, counted } from '../noun-phrases.ts';
import { driveName, stockLabel } from '../vehicle-phrase.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/answers.md' with { type: 'text' };

const prose = proseIn('answers.md', text);

/** One-sentence answers to questions about the model, for the closing questions of a page. */
export const answerMessages: readonly Message[] = [
  {
    id: 'answer.match',
    slots: ({ focus }) => {
      const models = focus.summary.models.slice(0, 4);
      if (focus.id !== 'match' || models.length < 2 || focus.summary.models.length > 4) return null;
      return { models: tallySlots(focus, 'model', models, (_n, name) => name) };
    },
    wordings: prose('answer.match'),
  },
  {
    id: 'answer.trims',
    slots: ({ focus }) => {
      const trims = focus.summary.trims.slice(0, 6);
      if (focus.id !== 'exact' || trims.length < 2) return null;
      return { trims: tallySlots(focus, 'trim', trims, (_count, name) => name) };
    },
    wordings: prose('answer.trims'),
  },
  {
    id: 'answer.colors',
    slots: ({ focus }) => {
      const colors = focus.summary.colors.slice(0, 6);
      if (focus.id !== 'exact' || colors.length < 2) return null;
      return { colors: tallySlots(focus, 'color', colors, (_count, name) => name) };
    },
    wordings: prose('answer.colors'),
  },
  {
    id: 'answer.trims-near',
    slots: (sheet) => {
      const { focus } = sheet;
      const trims = focus.summary.trims.slice(0, 6);
      if (focus.id !== 'near' || isStandIn(focus) || trims.length === 0) return null;
      const names = tallySlots(focus, 'trim', trims, (_count, name) => name);
      return { ...missingSlots(sheet), trims: names };
    },
    wordings: prose('answer.trims-near'),
  },
  {
    id: 'answer.colors-near',
    slots: (sheet) => {
      const { focus } = sheet;
      const colors = focus.summary.colors.slice(0, 6);
      if (focus.id !== 'near' || isStandIn(focus) || colors.length === 0) return null;
      const names = tallySlots(focus, 'color', colors, (_count, name) => name);
      return { ...missingSlots(sheet), colors: names };
    },
    wordings: prose('answer.colors-near'),
  },
  {
    id: 'answer.match-many',
    slots: ({ focus }) => {
      const models = focus.summary.models.slice(0, 3);
      if (focus.id !== 'match' || focus.summary.models.length <= 4) return null;
      return {
        models: tallySlots(focus, 'model', models, (_n, name) => name),
      };
    },
    wordings: prose('answer.match-many'),
  },
  {
    id: 'answer.match-one',
    slots: (sheet) => {
      const [vehicle] = sheet.focus.vehicles;
      if (!vehicle || sheet.focus.id !== 'match' || sheet.focus.summary.count !== 1) return null;
      const named = [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean);
      return {
        vehicle: rowSlot(vehicle, named.join(' ')),
        price: priceSlot(sheet, vehicle),
        stock: rowSlot(vehicle, stockLabel(sheet, vehicle)),
      };
    },
    wordings: prose('answer.match-one'),
  },
  {
    id: 'answer.availability',
    slots: ({ focus }) => {
      const count = countSlot(`${focus.id}.count`, focus.summary.count);
      if (focus.id === 'lot' || focus.id === 'near') return null;
      return { n: counted(count, bodyNoun(focus)) };
    },
    wordings: prose('answer.availability'),
  },
  {
    id: 'answer.absent',
    slots: (sheet) => {
      const { near, family } = sheet.sets;
      if (near.summary.count === 0 || family.summary.count === 0) return null;
      const count = countSlot('near.count', near.summary.count);
      return { ...missingSlots(sheet), n: counted(count, bodyNoun(near)) };
    },
    wordings: prose('answer.absent'),
  },
  {
    id: 'answer.drivetrain',
    slots: ({ focus }) => {
      const drives = focus.summary.drivetrains.slice(0, 3);
      if (focus.id !== 'exact' || drives.length < 2) return null;
      return {
        drives: tallySlots(focus, 'drivetrain', drives, (n, name) => `${driveName(name)} on ${n}`),
      };
    },
    wordings: prose('answer.drivetrain'),
  },
  {
    id: 'answer.used',
    slots: ({ sets }) => {
      const { used, fresh } = sets;
      if (used.summary.count === 0 || fresh.summary.count === 0) return null;
      return {
        n: countSlot('used.count', used.summary.count),
        fresh: countSlot('fresh.count', fresh.summary.count),
      };
    },
    wordings: prose('answer.used'),
  },
  {
    id: 'answer.used-here',
    slots: ({ sets, focus }) => {
      const { used } = sets;
      if (used.summary.count === 0) return null;
      const id = focus.id === 'near' ? 'near' : 'used';
      const n = counted(countSlot('used.count', used.summary.count), `used ${bodyNoun(used)}`);
      return id === 'near' && focus.summary.models.length > 1 ? null : { n };
    },
    wordings: prose('answer.used-here'),
  },
  {
    id: 'answer.certified',
    slots: ({ focus, sets, brief }) => {
      const set = brief.subject ? sets.family : focus;
      const certified = set.vehicles.filter((car) => car.condition === 'certified').length;
      // A list of nothing else has been counted.
      if (certified === set.summary.count) return null;
      return { n: countSlot(`${set.id}.condition.certified`, certified) };
    },
    wordings: prose('answer.certified'),
  },
  {
    id: 'answer.drive-here',
    slots: ({ focus }) => {
      if (focus.id !== 'exact') return null;
      const count = countSlot(`${focus.id}.count`, focus.summary.count);
      return { n: counted(count, bodyNoun(focus)) };
    },
    wordings: prose('answer.drive-here'),
  },
];
