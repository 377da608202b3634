import { SourceFault } from './fetch-json.ts';
import type { Complaints, Ratings, Recalls } from '../../../../../schema/records/model-facts.ts';

/**
 * The answers of api.nhtsa.gov: {"Count", "Message", "results": […]}, with capitals or without.
 * Throws SourceFault for whatever is no such answer.
 */
export function resultsIn(body: unknown): Record<string, unknown>[] {
  const list = isRecord(body) ? (body['results'] ?? body['Results']) : undefined;
  if (!Array.isArray(list) || !list.every(isRecord))
    throw new SourceFault('The answer has no results.');
  return list;
}

const maxCampaigns = 20;
const maxText = 600;

/** One campaign is listed once for each of its components. */
export function recallsIn(body: unknown): Recalls {
  const campaigns = resultsIn(body).map((row) => ({
    number: textOf(row, 'NHTSACampaignNumber'),
    component: textOf(row, 'Component'),
    reported: dayOf(textOf(row, 'ReportReceivedDate')),
    summary: textOf(row, 'Summary').slice(0, maxText),
    remedy: textOf(row, 'Remedy').slice(0, maxText),
  }));
  const named = campaigns.filter(({ number }) => number !== '');
  if (named.length < campaigns.length) throw new SourceFault('A recall has no campaign number.');
  const each = [...new Map(named.map((one) => [one.number, one])).values()];
  each.sort((one, two) => ((one.reported ?? '') < (two.reported ?? '') ? 1 : -1));
  return { count: each.length, campaigns: each.slice(0, maxCampaigns) };
}

const maxComponents = 5;

export function complaintsIn(body: unknown): Complaints {
  const rows = resultsIn(body);
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const name of new Set(textOf(row, 'components').split(','))) {
      const component = name.trim();
      if (component === '' || /^unknown/i.test(component)) continue;
      counts.set(component, (counts.get(component) ?? 0) + 1);
    }
  }
  const components = [...counts].map(([name, count]) => ({ name, count }));
  components.sort((one, two) => two.count - one.count || (one.name < two.name ? -1 : 1));
  return {
    count: rows.length,
    crashes: rows.filter((row) => row['crash'] === true).length,
    fires: rows.filter((row) => row['fire'] === true).length,
    components: components.slice(0, maxComponents),
  };
}

/** The versions of a model year that have ratings, by their numbers there. */
export function versionsIn(body: unknown): number[] {
  return resultsIn(body).map((row) => {
    const id = Number(row['VehicleId']);
    if (!Number.isInteger(id)) throw new SourceFault('A rated version has no VehicleId.');
    return id;
  });
}

export function ratingIn(body: unknown): Ratings['versions'][number] {
  const [row] = resultsIn(body);
  if (!row) throw new SourceFault('A rated version has no ratings.');
  return {
    name: textOf(row, 'VehicleDescription'),
    overall: starsOf(row, 'OverallRating'),
    frontal: starsOf(row, 'OverallFrontCrashRating'),
    side: starsOf(row, 'OverallSideCrashRating'),
    rollover: starsOf(row, 'RolloverRating'),
  };
}

/** "Not Rated" is none. */
function starsOf(row: Record<string, unknown>, name: string): number | null {
  const stars = Number(row[name] ?? Number.NaN);
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : null;
}

/** "24/03/2021" as recalls have it; ISO as it stands. */
function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const iso = year === undefined ? text.slice(0, 10) : `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(iso)) || !/^\d{4}-\d\d-\d\d$/.test(iso) ? null : iso;
}

function textOf(row: Record<string, unknown>, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value.trim() : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
