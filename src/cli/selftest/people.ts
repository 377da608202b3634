import type { Allowance } from './model/limits.ts';

/** A store of the simulation, and the keys its partner uses. */
export type Store = {
  id: string;
  slug: string;
  keys: Key[];
  /** How many vehicles each VIN of the store's own stands for is told by its first characters. */
  vinPrefix: string;
};

export type Key = {
  id: string;
  text: string;
  storeId: string;
  allowance: Allowance;
  isRevoked: boolean;
};
