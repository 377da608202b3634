/** Speeds, pressures and the odd inch, which a Canadian text gives in metric units. */
const speeds =
  /(?<!\b0 to )\b(?!0 to )(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? (?:mph|miles per hour)\b/g;
const pressures = /(?<![\d.])(\d+(?:\.\d+)?)(?: to (\d+(?:\.\d+)?))? psi\b/g;
const kilometresInMile = 1.6;
const kilopascalsInPsi = 6.895;

export function inMetric(text: string): string {
  return text
    .replace(speeds, (_all, low: string, high: string | undefined) => {
      return `${high === undefined ? '' : `${kilometres(low)} to `}${kilometres(high ?? low)} km/h`;
    })
    .replace(pressures, (all, low: string, high: string | undefined) => {
      const from = high === undefined ? '' : `${kilopascals(low)} to `;
      return `${from}${kilopascals(high ?? low)} kPa (${all})`;
    })
    .replace(/\b(?:1\/4 inch|a quarter inch|a quarter of an inch)\b/g, '6 mm');
}

/** Signs and limits end in 0 or 5. */
function kilometres(miles: string): number {
  return Math.round((Number(miles) * kilometresInMile) / 5) * 5;
}

/** Placards in Canada round to 5 or 10 kPa. */
function kilopascals(psi: string): number {
  return Math.round((Number(psi) * kilopascalsInPsi) / 10) * 10;
}
