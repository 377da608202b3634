const provinces: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};

/**
 * The part of a postal code that has a centroid: the five digits of a ZIP, or the first three
 * characters of a Canadian code. Spreadsheets drop the zeros of New England: "2134" is 02134.
 */
export function postalCodeIn(text: string): string | null {
  const plain = text.trim().toUpperCase();
  const zip = /^(\d{3,5})(?:[-\s]?\d{4})?(?:\.0)?$/.exec(plain)?.[1];
  if (zip !== undefined) return zip.padStart(5, '0');
  return /^([ABCEGHJ-NPRSTVXY]\d[A-Z])(?:[-\s]?\d[A-Z]\d)?$/.exec(plain)?.[1] ?? null;
}

/** The code of the province that a Canadian postal code lies in, by its first letter. */
export function provinceOfPostalCode(code: string): string | null {
  if (/^X0[ABC]/.test(code)) return 'NU';
  return /^[A-Z]\d/.test(code) ? (provinces[code.charAt(0)] ?? null) : null;
}
