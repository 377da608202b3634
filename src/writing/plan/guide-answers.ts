import { type EquipmentName, equipmentNames } from '../cars/car-detail.ts';
import { isKnownOnAsked } from '../cars/car-prose.ts';
import type { GuideOrder } from '../topics/guide-line.ts';
import type { GuideName } from '../topics/guide-names.ts';
import { questionNamed } from '../topics/library.ts';
import { checks, faultsAfter, lastingButs, ofFaults } from './fault-answers.ts';
import { paragraphBreak } from './message-ids.ts';
import { optionWays } from './option-ids.ts';
import type { Shelf } from './shelf.ts';

/** Yes with the trims, or no. */
function equipmentAnswers(): Record<EquipmentName, string[][]> {
  const ways = equipmentNames.map((name) => [name, [[`car.has-${name}`], [`car.no-${name}`]]]);
  return Object.fromEntries(ways) as Record<EquipmentName, string[][]>;
}

/**
 * What the guide to models says under each name of a topic file's `guide:` line: the first that can
 * be said, with the others of its line.
 */
const answers: Readonly<Record<GuideName, readonly (readonly string[])[]>> = {
  ...equipmentAnswers(),
  '4wd': optionWays('4wd'),
  awd: optionWays('awd'),
  bed: [['car.bed-one'], ['car.bed']],
  'best-years': faultsAfter(
    ['car.worst-years', 'car.late-years'],
    ['car.worst-most', 'car.late-years'],
    ['car.best-years', 'car.best-others'],
    ['car.by-paper', 'car.redesigns'],
    ['car.troubles'],
    ['car.troubles-year'],
    ['car.troubles-other'],
  ),
  // What a make costs to keep and how long it is covered is known of each of its models.
  brand: [
    ['make.lasting', 'make.upkeep-less', 'make.warranty'],
    ['make.lasting', 'make.warranty'],
    ['make.upkeep-less', 'make.warranty'],
    ['make.upkeep-more', 'make.warranty'],
    ['make.warranty'],
  ],
  captains: [['car.captains'], ['car.none-third-row']],
  cargo: [['car.cargo']],
  charging: [['car.charging']],
  'charging-home': [['car.charging-home']],
  clearance: [['car.clearance']],
  designs: [
    ['car.designs', 'car.brought'],
    ['car.redesigns', 'car.brought'],
  ],
  diesel: optionWays('diesel'),
  'drive-mpg': [['car.drive-mpg'], ['car.all-drive-mpg']],
  drives: [['car.drives']],
  electric: optionWays('electric'),
  engines: [['car.engines'], ['car.engine'], ['car.motors']],
  'engine-versus': [
    [
      'engines.towing',
      'engines.power',
      'engines.mpg',
      paragraphBreak,
      'table:engines',
      paragraphBreak,
    ],
    ['engines.power', 'engines.mpg', paragraphBreak, 'table:engines', paragraphBreak],
    ['engines.mpg', paragraphBreak, 'table:engines', paragraphBreak],
    ['table:engines'],
  ],
  'first-year': [['car.first-year']],
  fuel: [['car.fuel-no'], ['car.fuel'], ['car.fuel-no-canada'], ['car.fuel-canada']],
  gallons: [['car.gallons']],
  hybrid: optionWays('hybrid'),
  'hybrid-mpg': [['car.hybrid-mpg']],
  'hybrid-worth': [['car.hybrid-worth'], ['car.hybrid-worth-less']],
  known: [['car:known', paragraphBreak]],
  legroom: [['car.legroom']],
  lasting: [['car.lasting'], ['make.lasting']],
  length: [['car.length', 'car.size']],
  life: [
    ['car.troubles-engine', 'car.troubles-transmission', 'car.troubles-check'],
    ['car.troubles-transmission', 'car.troubles-check'],
  ],
  'lot-cargo': [['lot-cars.cargo']],
  'lot-clearance': [['lot-cars.clearance']],
  'lot-mpg': [['lot-cars.mpg']],
  'lot-range': [['lot-cars.range']],
  'lot-towing': [['lot-cars.towing']],
  'make-hybrid': [['make.hybrid']],
  'make-powertrain': [
    ['make.powertrain', 'make.powertrain-hybrid'],
    ['make.warranty', 'make.warranty-more'],
  ],
  'make-warranty': [['make.warranty', 'make.warranty-more']],
  miles: [
    ['miles.usual'],
    ['miles.below'],
    ['miles.above'],
    ['miles.few'],
    ['miles.many'],
    ['miles.most'],
  ],
  'most-cargo': [
    ['rank.cargo', 'rank.cargo-but'],
    ['rank.cargo-shared', 'rank.cargo-but'],
  ],
  'most-clearance': [
    ['rank.clearance-able'],
    ['rank.clearance', 'rank.clearance-but'],
    ['rank.clearance-shared', 'rank.clearance-but'],
  ],
  'most-mpg': [
    ['rank.mpg-able'],
    ['rank.mpg', 'rank.mpg-but'],
    ['rank.mpg-shared', 'rank.mpg-but'],
  ],
  'most-payload': [
    ['rank.payload-able'],
    ['rank.payload', 'rank.payload-but'],
    ['rank.payload-shared', 'rank.payload-but'],
  ],
  'most-range': [
    ['rank.range-able'],
    ['rank.range', 'rank.range-but'],
    ['rank.range-shared', 'rank.range-but'],
  ],
  'most-third': [['rank.cargo-third'], ['rank.cargo-third-shared']],
  'most-towing': [
    ['rank.towing-reserve', 'rank.towing-tongue'],
    ['rank.towing-able'],
    ['rank.towing', 'rank.towing-but'],
    ['rank.towing-shared', 'rank.towing-but'],
  ],
  'most-trunk': [['rank.trunk'], ['rank.trunk-shared']],
  mpg: [
    ['car.mpg', 'car.plug-in-range'],
    ['car.mpg-span', 'car.plug-in-range', paragraphBreak, 'table:car-economy', paragraphBreak],
    ['car.mpg-canada'],
    ['car.mpg-span-canada'],
  ],
  'no-plug': [['car.no-plug'], ['car.no-plug-asked'], ['car.plug-for-range']],
  oil: [['car.oil', paragraphBreak, 'table:car-oil', paragraphBreak]],
  payload: [['car.payload']],
  pick: [['car.pick']],
  plug: [['car.plug']],
  'plug-in': optionWays('plug-in'),
  'plug-in-range': [['car.plug-in-range'], ['car.plug-in-range-canada']],
  range: [['car.range'], ['car.range-span'], ['car.range-canada'], ['car.range-span-canada']],
  reliable: faultsAfter(
    ['car.lasting', ...lastingButs],
    ['make.lasting', ...lastingButs],
    ['car.reliable-record', 'car.late-years'],
    ['car.reliable'],
    ['car.troubles-year'],
    ['car.troubles-other'],
  ),
  recalls: [['car.recalls']],
  redesigns: [['car.redesigns', 'car.brought']],
  resale: [['car.loss'], ['car.loss-kind'], ['car.loss-any']],
  rivals: [['car.rivals']],
  screen: [['car.screen']],
  seats: [['car.seats-rows'], ['car.seats']],
  spare: [['car.spare-yes'], ['car.spare-no'], ['car.spare-some'], ['car.spare-none']],
  sprint: [['car.sprint']],
  // What studies say of it, where it is asked what a model is worth.
  standing: [['car.lasting'], ['make.lasting'], ['make.upkeep-less'], ['make.upkeep-more']],
  tank: [['car.tank']],
  tires: [['car.tires']],
  snow: [['car.snow-standard'], ['car.snow']],
  'third-row': optionWays('third-row'),
  timing: [['car.timing-chain'], ['car.timing-belt'], ['car.timing-both']],
  towing: ['tows', 'tows-less', 'towing'].map((id) => {
    return [`car.${id}`, 'car.towing-rest', 'car.towing-others'];
  }),
  'trim-differences': [['car:trims'], ['car.trims']],
  troubles: faultsAfter(['car.troubles'], ['car.troubles-year'], ['car.troubles-other']),
  'troubles-engine': [['car.troubles-engine', ...checks.map((id) => `${id}~engine`)]],
  'troubles-rust': [['car.troubles-rust', ...checks.map((id) => `${id}~rust`)]],
  'troubles-transmission': [
    ['car.troubles-transmission', ...checks.map((id) => `${id}~transmission`)],
  ],
  trims: [['car.trims', 'car.pick', paragraphBreak, 'car:trims']],
  turbo: optionWays('turbo'),
  upkeep: [['make.upkeep-more'], ['make.upkeep-less']],
  used: [['car.used-years', 'car:used', paragraphBreak]],
  v6: optionWays('v6'),
  v8: optionWays('v8'),
  'versus-cargo': [['versus.cargo'], ['compare.car-cargo']],
  'versus-clearance': [['compare.car-off-road']],
  'versus-length': [['versus.length'], ['compare.car-body-style']],
  'versus-mpg': [['versus.mpg'], ['compare.car-fuel-economy']],
  'versus-range': [['compare.car-range-and-charging']],
  'versus-reliability': [['compare.car-reliability']],
  'versus-towing': [['versus.towing'], ['compare.car-towing']],
  'versus-warranty': [
    ['compare.car-warranty-same', 'compare.car-warranty-more'],
    ['compare.car-warranty', 'compare.car-warranty-more'],
  ],
  warranty: [['car.warranty', 'car.warranty-more']],
};

type Asked = { form?: string | null };

/** Empty where the guide does not know the car, or has said it. */
export function fromGuide(shelf: Shelf, { form }: Asked): string[] {
  const question = questionNamed(form ?? '');
  if (!question || question.guide.length === 0) return [];
  // What a model is like stands beside an answer where it speaks of the same.
  const isBeside = question.guideOrder !== 'alone' && !isKnownOnAsked(shelf.sheet);
  const names = question.guide.filter((name) => name !== 'known' || !isBeside);
  const told = names.flatMap((name) => firstOf(shelf, answers[name]));
  if (question.guideOrder === 'alone') return told;
  return told.filter((id) => !sameAs[id]?.some((one) => isSaid(shelf, one)));
}

/** What has told it in other words, so that it is not said beside another answer. */
const sameAs: Readonly<Record<string, readonly string[]>> = {
  'car.seats-rows': ['every', 'some', 'none'].map((one) => `car.${one}-third-row`),
  'car.drives': (['awd', '4wd'] as const).flatMap((option) => optionWays(option).flat()),
};

function isSaid(shelf: Shelf, id: string): boolean {
  return shelf.isSayable(id) && !shelf.isFree(id);
}

/** Whether what else is known or written is said as well, and on which side of it. */
export function guideOrderOf({ form }: Asked): GuideOrder {
  return questionNamed(form ?? '')?.guideOrder ?? 'alone';
}

/** Whether all that the guide has for a question has been said further up. */
export function isToldByGuide(shelf: Shelf, { form }: Asked): boolean {
  const question = questionNamed(form ?? '');
  if (!question || question.guide.length === 0 || question.guideOrder !== 'alone') return false;
  const heads = question.guide.flatMap((name) => answers[name].flatMap(([first = '']) => first));
  const sayable = heads.filter(shelf.isSayable);
  return sayable.length > 0 && !sayable.some(shelf.isFree);
}

function isUntold(shelf: Shelf, id: string): boolean {
  if (!shelf.isFree(id)) return false;
  return !ofFaults.test(id) || !shelf.told().some((one) => ofFaults.test(one));
}

function firstOf(shelf: Shelf, ways: readonly (readonly string[])[]): string[] {
  const way = ways.find(([first]) => first !== undefined && isUntold(shelf, first)) ?? [];
  return way.filter((id) => id === paragraphBreak || isUntold(shelf, id));
}
