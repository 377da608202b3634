import type { ArticleSubject } from '../../../../schema/tables/articles.ts';

/** "2026 Toyota RAV4 vs. Honda CR-V": the year once where all have the same. */
export function comparisonTitle(vehicles: readonly ArticleSubject[]): string {
  const [first] = vehicles;
  const isOneYear = vehicles.every(({ year }) => year === first?.year);
  const names = vehicles.map(({ year, make, model, trim }, index) => {
    const parts = [index > 0 && isOneYear ? null : year, make, model, trim];
    return parts.filter((part) => part !== null).join(' ');
  });
  return names.join(' vs. ');
}
