const pointGroups = /^\d{1,3}(?:\.\d{3})+$/;
const commaGroups = /^\d{1,3}(?:,\d{3})+$/;

/**
 * Reads a number as people type it: "25,995.00", "25.995,00", "25 995", "12K", "48.900". Three
 * digits after a lone separator are a group, because prices and odometers have no thousandths.
 * Null when the text holds no number or more than one.
 */
export function readNumber(text: string): number | null {
  const match = /^[^\d-]*(-?)\s*(\d[\d.,'\s\u00A0\u202F]*)\s*(k(?![a-z]))?[^\d]*$/i.exec(text);
  if (!match) return null;
  const digits = (match[2] ?? '').replaceAll(/['\s\u00A0\u202F]/g, '').replace(/[.,]+$/, '');
  const value = Number(plainDigits(digits)) * (match[3] ? 1000 : 1);
  if (!Number.isFinite(value)) return null;
  return match[1] ? -value : value;
}

function plainDigits(digits: string): string {
  const point = digits.lastIndexOf('.');
  const comma = digits.lastIndexOf(',');
  if (point >= 0 && comma >= 0) {
    const [decimal, group] = point > comma ? ['.', ','] : [',', '.'];
    return digits.replaceAll(group, '').replace(decimal, '.');
  }
  const grouped = (point >= 0 ? pointGroups : commaGroups).test(digits);
  return grouped ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.');
}
