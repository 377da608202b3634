const provinces = `
  AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador,
  NS Nova Scotia, NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island,
  QC Quebec, SK Saskatchewan, YT Yukon
`;
const known = new Set(
  provinces
    .split(',')
    .map((entry) => entry.trim())
    .flatMap((entry) => [entry.slice(0, 2), entry.slice(3)])
    .concat(['PEI', 'PQ', 'Newfoundland', 'Labrador', 'Yukon Territory', 'NF'])
    .map((name) => name.toLowerCase()),
);

/** Whether a state or province is one of Canada's, by its code or its name. */
export function isCanadianProvince(text: string): boolean {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '');
  return known.has(plain.replace(/^ca(?=[a-z]{2}$)/, '').trim());
}

/** "775 Kingston Road, Pickering, ON L1V 1A2": no other country has such postal codes. */
export function isCanadianAddress(text: string): boolean {
  return /\b[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d\b/i.test(text);
}
