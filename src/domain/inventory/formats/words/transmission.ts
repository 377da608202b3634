const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * One wording for each kind of gearbox: "8-speed automatic", "6-speed manual", "CVT",
 * "Single-speed", "Dual-clutch automatic"; null where the text names none.
 */
export function readTransmission(text: string): string | null {
  if (/\be?-?cvt\b|continuously|xtronic|lineartronic|\bivt\b|variable/i.test(text)) return 'CVT';
  if (/single[\s-]?speed|\b1[\s-]?speed|direct drive/i.test(text)) return 'Single-speed';
  const speeds = speedsIn(text);
  if (/dual[\s-]?clutch|\bdct\b|\bdsg\b|\bdcg\b|s[\s-]?tronic|\bpdk\b/i.test(text)) {
    return speeds ? `${speeds}-speed dual-clutch automatic` : 'Dual-clutch automatic';
  }
  const kind = kindOf(text);
  if (kind === null) return speeds ? `${speeds}-speed` : null;
  return speeds ? `${speeds}-speed ${kind.toLowerCase()}` : kind;
}

function kindOf(text: string): 'Automatic' | 'Manual' | null {
  if (/auto|tiptronic|manumatic|\ba\/?t\b|shiftronic|^\d{0,2}a\d*$/i.test(text)) return 'Automatic';
  return /manu|\bm\/?t\b|stick|^\d{0,2}m\d*$/i.test(text) ? 'Manual' : null;
}

function speedsIn(text: string): number | null {
  const figure = /\b(\d{1,2})[\s-]?(?:speed|spd|sp\b)/i.exec(text)?.[1];
  if (figure !== undefined) return Number(figure);
  const word = /\b([a-z]+)[\s-]speed/i.exec(text)?.[1]?.toLowerCase();
  const index = word === undefined ? -1 : numbers.indexOf(word);
  return index < 0 ? null : index + 1;
}
