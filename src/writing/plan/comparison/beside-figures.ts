import type { ComparedVehicle } from '../../facts/compared.ts';
import type { Topic } from '../../topic.ts';
import { directAnswerId } from '../message-ids.ts';

/** What no trim has of its own is told of the model. */
export const ofModel: Partial<Readonly<Record<Topic, readonly (readonly string[])[]>>> = {
  towing: [['car.towing', 'car.towing-rest']],
  'fuel-economy': [['car.mpg'], ['car.mpg-between']],
  cargo: [['car.cargo']],
  seating: [['car.seats']],
  'off-road': [['car.clearance']],
  'range-and-charging': [['car.range'], ['car.range-span']],
};

/** What decides more than what the two differ in. */
const advice: Partial<Readonly<Record<Topic, readonly string[]>>> = {
  commuting: ['Which of two cars is better for a long commute?'],
  towing: ['Which of two trucks should I take for a trailer?'],
  'winter-driving': ['What makes a car good in snow?'],
};

export function advisedBeside(topic: Topic): string[] {
  return (advice[topic] ?? []).map(directAnswerId);
}

/** Of a hybrid beside a plug-in the outlet decides, of a diesel the trailer. */
export function adviceOnSides(compared: readonly ComparedVehicle[]): string[] {
  const isPlugIn = compared.map(({ subject: { model, power } }) => {
    return power === 'plug-in hybrid' || /plug-in|\bprime\b|\bphev\b/i.test(model);
  });
  const isHybrid = compared.map(({ subject: { model, power } }) => {
    return power === 'hybrid' || /\bhybrid\b/i.test(model);
  });
  const isApart =
    isPlugIn.some((one, at) => !one && isHybrid[at] === true) && isPlugIn.includes(true);
  if (isApart) return [directAnswerId('Should I get a hybrid or a plug-in hybrid?')];
  const powers = compared.map(({ subject: { power } }) => power);
  const arePickups = compared.every(({ car }) => /\bpickup\b/.test(car?.guide.kind ?? ''));
  const isOfDiesel = arePickups && powers.includes('gas') && powers.includes('diesel');
  return isOfDiesel ? [directAnswerId('Diesel or gas truck: which is better?')] : [];
}
