import type { Comparison } from '../../brief.ts';
import { areToldApart, areTrimsOfOne } from '../../cars/told-apart.ts';
import { closeMatters } from '../../facts/car-leads.ts';
import { leadOf } from '../../facts/compared-leads.ts';
import { comparedAt } from '../../realise/compared-slots.ts';
import { chooseHeading } from '../headings.ts';
import { paragraphBreak } from '../message-ids.ts';
import { blankSection, type PlannedSection } from '../planned-section.ts';
import type { Shelf } from '../shelf.ts';
import { namesOfAll } from './names-of-all.ts';
import { extraSentences } from './order-vehicles.ts';
import { isAllUnknown, placesOf } from './side-by-side.ts';

/** More sentences than this make no verdict. */
const longestVerdict = 3;

const invitations = ['seat', 'drive', 'load', 'sheet', 'trade', 'second'];

const ofYears = ['compare.years-brought', 'compare.years-same'];

/** Who should choose which, in the first paragraph; then which cars this rests on, and why. */
export function verdictSection(shelf: Shelf, order: readonly string[]): PlannedSection {
  const { sheet } = shelf;
  const leads = order.flatMap((place) => {
    const vehicle = comparedAt(sheet, place);
    const lead = vehicle && leadOf(sheet, vehicle);
    return lead ? [{ place, id: `verdict.${lead}~${place}` }] : [];
  });
  // By the order of the request, so that favor decides on no verdict.
  const told = leads
    .toSorted((one, two) => Number(one.place) - Number(two.place))
    .slice(0, longestVerdict);
  const verdicts = leads.filter((lead) => told.includes(lead)).map(({ id }) => id);
  const without = order.filter((place) => !leads.some((lead) => lead.place === place));
  const isNoneHere = sheet.compared.every(({ summary }) => summary.count === 0);
  const all = order.join('|');
  const present = order.map((place) => `verdict.present~${place}`).filter(shelf.isFree);
  const isHereTold = present.length > 0 || verdicts.some((id) => id.startsWith('verdict.here'));
  const isAllHere = sheet.compared.every(({ summary }) => summary.count > 0);
  const takes = takesOf(shelf);
  const guideLeads = takes.length > 0 ? takes : guideLeadsOf(shelf, verdicts);
  const trims = trimsOf(shelf);
  // The table has the engines of both, and better than they were filed.
  const areKnown = areToldApart(sheet.compared);
  const ids = [
    ...trims,
    ...(trims.length > 0 ? [paragraphBreak] : []),
    ...ofYears,
    ...verdicts.filter((id) => (takes.length > 0 ? isRated(id) : !isOfStock(id))),
    ...guideLeads,
    ...(takes.length > 0 ? [paragraphBreak] : []),
    ...verdicts.filter(isOfStock),
    ...present,
    ...pricesOf(shelf, without, takes.length > 0 ? 0 : longestVerdict - verdicts.length),
    ...(isAllHere || guideLeads.length > 0 || areKnown ? [] : [`compare.engines~${all}`]),
    ...(isNoneHere ? ['basis.neither', 'basis.instead'] : []),
    paragraphBreak,
    ...order.map((place) => `basis.version~${place}`),
    'basis.new',
    'basis.used',
    'basis.mixed',
    'basis.years',
    'basis.ages',
    ...order.map((place) => `basis.coming~${place}`),
    ...(isHereTold ? [] : [`compare.no-stock~${all}`, ...order.map((at) => `basis.others~${at}`)]),
    ...(isAllUnknown(sheet) ? [] : [`basis.unknown~${all}`]),
    'basis.sources',
    'basis.stock',
    paragraphBreak,
  ];
  return {
    ...blankSection('opening'),
    messages: ids.filter((id) => {
      return id === paragraphBreak || trims.includes(id) || shelf.isFree(id);
    }),
  };
}

/** Of those that are ahead in nothing what they cost; beside a verdict one price says little. */
function pricesOf(shelf: Shelf, without: readonly string[], room: number): string[] {
  if (without.length > 0 && shelf.isFree('verdict.same-price')) return ['verdict.same-price'];
  return without
    .flatMap((place) => [`verdict.otherwise~${place}`, `verdict.on-lot~${place}`])
    .filter(shelf.isFree)
    .slice(0, room);
}

/** What stands here decides less than what the cars are, unless that is all that is known. */
function isOfStock(id: string): boolean {
  return /^verdict\.(?:price|here|miles|drive|choice)~/.test(id);
}

/** What the fact tables have of both, which the guide is not asked for then. */
function isRated(id: string): boolean {
  return /^verdict\.(?:economy|range)~/.test(id);
}

/** Which of two to take for what; in the order of the request, so that no favor moves it. */
function takesOf(shelf: Shelf): string[] {
  const places = placesOf(shelf.sheet);
  const told = places.flatMap((place) => [`take.side~${place}`, `take.two~${place}`]);
  return [...told, ...places.map((place) => `take.none~${place}`)].filter(shelf.isFree);
}

/** Where none is ahead in anything, what their buyers ask of and they are close in. */
function guideLeadsOf(shelf: Shelf, verdicts: readonly string[]): string[] {
  const close = closeMatters.map((matter) => `car-close.${matter}`);
  const told = ['car-abroad.range', ...close].filter(shelf.isFree).slice(0, longestVerdict - 1);
  told.push(...['take.even'].filter(shelf.isFree));
  if (told.length > 0 || verdicts.some((id) => !isOfStock(id))) return told;
  // None is alone ahead in anything: then what each has, in what buyers ask of first.
  return ['compare.car-fuel-economy', 'compare.car-range-and-charging']
    .filter((id) => shelf.isFree(id))
    .slice(0, 1);
}

/** Of two trims how they differ comes before what stands here of each. */
function trimsOf(shelf: Shelf): string[] {
  const trims = areTrimsOfOne(shelf.sheet.compared) ? ['car:trims/1'] : [];
  const free = trims.filter(shelf.isFree);
  // Where the two stand in the lineup.
  const lineup = free.length > 0 ? ['car.trims'].filter(shelf.isFree) : [];
  const told = [...free, ...lineup];
  for (const id of told) shelf.take(id);
  return told;
}

/** The heading over the first table; it stays empty where there is no room for one. */
export function glanceSection(shelf: Shelf): PlannedSection {
  const names = namesOfAll(shelf);
  return blankSection(
    'glance',
    chooseHeading(shelf, [`${names} side by side`, `${names} compared`]),
  );
}

/** Invitations to see and drive the one that the store puts forward, the more the more favored. */
export function featuredSection(shelf: Shelf, comparison: Comparison): PlannedSection {
  const place = String((comparison.featuredIndex ?? -1) + 1);
  const vehicle = comparedAt(shelf.sheet, place);
  const isHere = vehicle && vehicle.summary.count > 0 && !vehicle.isOtherYears;
  const ids = isHere ? invitations.slice(0, extraSentences(comparison)) : [];
  const messages = ids.flatMap((id, index) => [
    `featured.${id}~${place}`,
    ...(index % 2 === 1 ? [paragraphBreak] : []),
  ]);
  const heading = `A closer look at the ${vehicle?.short ?? ''}`;
  return { ...blankSection('featured', heading), messages };
}
