import type { World } from '../world.ts';

/** Something that partners, receivers, people or fate do. */
export type Action = {
  name: string;
  /** How often it is chosen, compared with the others. */
  weight: number;
  /** Whether the process may die over it: the partner knows what to do then. */
  mayDie?: boolean;
  run(world: World): Promise<void>;
};
