import type { CarOption } from '../cars/car-option.ts';
import { messageOf } from '../realise/messages/index.ts';

const answers = ['every', 'not-all', 'some', 'sibling', 'other', 'mild'] as const;

/** The ways to say whether a model comes with it; after a no, which of its other years do. */
export function optionWays(option: CarOption): string[][] {
  const ways = answers.map((one) => [`car.${one}-${option}`]);
  return [...ways, [`car.none-${option}`, `car.years-${option}`]];
}

/** All that is said of it, of which one answer holds. */
export function optionIdsOf(option: CarOption): string[] {
  return optionWays(option)
    .flat()
    .filter((id) => messageOf(id) !== null);
}
