import type { StoreVisit } from '../visit.ts';

const shownNames = 4;
const naming = ['name', 'offer', 'department'] as const;

type Props = { visit: StoreVisit; value: unknown };

/** What a section holds, in a line. */
export function SectionSummary({ visit, value }: Props) {
  const { settings } = visit.words;
  if (value === undefined || value === null) return <>{settings.notGiven}</>;
  if (!Array.isArray(value)) return <>{String(value)}</>;
  const names = [...new Set(value.map(nameOf))];
  const shown = names.slice(0, shownNames).join(', ');
  const more = names.length - shownNames;
  return <>{more > 0 ? settings.andMore(shown, more) : shown}</>;
}

function nameOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item);
  const found = naming.find((name) => name in item);
  return found === undefined ? '' : String((item as Record<string, unknown>)[found]);
}
