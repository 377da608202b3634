const listed =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|' +
  'DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
  'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|' +
  'MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|' +
  'NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|' +
  'PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|' +
  'UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|' +
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
  'NS Nova Scotia|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan';

/** States and provinces by their postal code. */
export const stateNames: ReadonlyMap<string, string> = new Map(
  listed.split('|').map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

/** Codes that are also common words; they name a state only right after a city. */
const wordLikeCodes = new Set(
  'hi id in la ma me oh ok on or pa de al co ms mt ns pe ct ca'.split(' '),
);

/** Postal codes that name a state wherever they stand. */
export const plainStateCodes: ReadonlySet<string> = new Set(
  [...stateNames.keys()]
    .map((code) => code.toLowerCase())
    .filter((code) => !wordLikeCodes.has(code)),
);
