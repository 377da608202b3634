import { makes } from './makes.ts';

/** "Chevy" as its maker spells it: "Chevrolet"; a make that nobody lists stays as it is. */
export function fullMake(typed: string): string {
  const asked = typed.trim().toLowerCase();
  const listed = makes.find(({ name, aliases = [] }) => {
    return name.toLowerCase() === asked || aliases.includes(asked);
  });
  return listed?.name ?? typed;
}
