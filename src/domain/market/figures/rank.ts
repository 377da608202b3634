export type Rank = {
  /** 1 + how many are lower: those that are equal share a rank. */
  rank: number;
  /** Others that are equal. */
  tied: number;
  lower: number;
  higher: number;
};

/** Where a value stands among others. */
export function competitionRank(value: number, others: readonly number[]): Rank {
  const lower = others.filter((other) => other < value).length;
  const tied = others.filter((other) => other === value).length;
  return { rank: lower + 1, tied, lower, higher: others.length - lower - tied };
}
