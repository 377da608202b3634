import { makes } from './makes.ts';

/** "Chevy" as its maker spells it: "Chevrolet"; a make's own name stays as it is typed. */
export function fullMake(typed: string): string {
  const asked = typed.trim().toLowerCase();
  const isNamed = makes.some(({ name }) => name.toLowerCase() === asked);
  const listed = isNamed ? undefined : makes.find(({ aliases = [] }) => aliases.includes(asked));
  return listed?.name ?? typed;
}
