/** A statement that a text may make. Nothing else may be stated. */
export type Fact = {
  id: string;
  label: string;
  value: string | number;
  /** 'usd', 'mi', 'vehicles', 'days' …; null for names and texts. */
  unit: string | null;
  /** Where it comes from: a stock row, a count over stock, the store's profile, a citation. */
  source: string;
  /** ISO date on which it held. */
  asOf: string;
};
