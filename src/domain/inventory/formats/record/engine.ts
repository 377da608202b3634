import type { RowReader } from './row-reader.ts';

/** The engine as described, or put together from displacement and cylinders. */
export function readEngine(reader: RowReader): string | null {
  const described = reader.text('engine')?.replace(/^engine\s*[:,]\s*/i, '') ?? null;
  const alone = /^(\d{1,2})\s?-?cyl(?:inders?)?\.?$/i.exec(described ?? '')?.[1];
  if (alone !== undefined) return `${alone}-cylinder`;
  if (described !== null) return described;
  const cylinders = /^(\d{1,2})\b/.exec(reader.text('cylinders') ?? '')?.[1];
  const litres = /^(\d(?:\.\d+)?)\s*l?\b/i.exec(reader.text('displacement') ?? '')?.[1];
  const parts = [
    litres === undefined || Number(litres) === 0 ? '' : `${Number(litres).toFixed(1)}L`,
    cylinders === undefined || Number(cylinders) === 0 ? '' : `${Number(cylinders)}-cylinder`,
  ];
  return parts.filter((part) => part !== '').join(' ') || null;
}
