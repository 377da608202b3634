/** What a cell on the tax comes to for one price: "7.25 percent plus district tax" of 30,000. */
export type TaxOn = {
  /** "7.25 percent", "13 percent HST". */
  rate: string;
  /** Whole units of money. */
  tax: number;
  /** What it leaves out: "before district tax"; empty where it is the whole tax. */
  but: string;
};

/** Null for a cell that a price alone doesn't settle. */
export function taxOn(cell: string, price: number): TaxOn | null {
  const [, first, name = ''] = /^(\d+(?:\.\d+)?) percent\b( [GH]ST\b)?/.exec(cell) ?? [];
  if (first === undefined) return null;
  const [, higher, from = ''] =
    /\bor (\d+(?:\.\d+)?) percent on a price over ([\d,]+) dollars/.exec(cell) ?? [];
  const rate = higher !== undefined && price > inFigures(from) ? higher : first;
  const most = /\bup to ([\d,]+) dollars/.exec(cell)?.[1];
  const whole = Math.round((price * Number(rate)) / 100);
  const tax = most === undefined ? whole : Math.min(whole, inFigures(most));
  return { rate: `${rate} percent${name}`, tax, but: whatItLeavesOut(cell) };
}

function whatItLeavesOut(cell: string): string {
  const added = /\bplus (.+)$/.exec(cell)?.[1];
  if (added !== undefined) return `before ${added}`;
  const elsewhere = /, and more in (.+)$/.exec(cell)?.[1];
  if (elsewhere !== undefined) return `outside ${elsewhere}`;
  return cell.endsWith(' at a dealership') ? 'at a dealership' : '';
}

function inFigures(text: string): number {
  return Number(text.replaceAll(',', ''));
}
