const names = `
  AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut,
  DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois,
  IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland,
  MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska,
  NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina,
  ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico,
  RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont,
  VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming, AB Alberta,
  BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia,
  NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec,
  SK Saskatchewan, YT Yukon, NL Newfoundland, QC PQ, YT Yukon Territory, PE PEI
`;

const codes = new Map(
  names.split(',').flatMap((entry): [string, string][] => {
    const [code = '', ...rest] = entry.trim().split(/\s+/);
    return [
      [code.toLowerCase(), code],
      [rest.join('').toLowerCase(), code],
    ];
  }),
);

/** The two letters of a state or province, given by code or name ("ca-on", "US-TX" too). */
export function stateCode(text: string | null): string | null {
  if (text === null) return null;
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^(?:us|ca)-(?=[a-z]{2}$)/, '')
    .replaceAll(/[^a-z]/g, '');
  return codes.get(plain) ?? null;
}
