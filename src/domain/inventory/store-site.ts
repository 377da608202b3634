/** A store as a row of a file with many stores names it. */
export type NamedStore = {
  name: string;
  /** From the column of states, if there is one; tells stores of one name apart. */
  state: string | null;
};

/** A site that can take in a store's rows. */
export type StoreSite = {
  id: string;
  slug: string;
  name: string;
  country: string;
  state?: string | null;
  timeZone: string;
};
