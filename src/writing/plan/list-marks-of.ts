import type { Brief } from '../brief.ts';
import type { AskedSubject } from '../facts/asked-subject.ts';
import { wishesIn } from '../facts/listing-wishes.ts';
import { isHere } from '../facts/stock-state.ts';
import { modelsByKey } from '../research/lexicon/models.ts';
import type { ListMark } from '../topics/list-marks.ts';

/** Up to such a price little is left to choose among but condition. In whole units. */
const cheapUpTo = 15_000;

/** What a keyword that lists cars asks of them. */
export function listMarksOf(brief: Brief, { reading }: AskedSubject): Set<ListMark> {
  const year = new Date(brief.now).getUTCFullYear();
  const wishes = wishesIn(brief.keyword ?? '', year);
  const traits = wishes.traits ?? [];
  const { order, hope } = wishes;
  const limit = reading.priceMaxCents;
  const isForMany = wishes.rows !== null || wishes.needs?.some(({ of }) => of === 'seats') === true;
  const isCheap = /^(?:cheap|affordable|inexpensive) /.test(reading.words.join(' '));
  const told: readonly (readonly [ListMark, boolean])[] = [
    ['model', reading.model !== null],
    ['make', reading.make !== null && reading.model === null],
    ['electric', reading.fuel === 'electric' || isElectric(reading.make)],
    ['hybrid', reading.fuel === 'hybrid'],
    ['diesel', reading.fuel === 'diesel'],
    ['luxury', wishes.luxury === true],
    ['driven wheels', wishes.drivetrains?.includes('AWD') === true],
    ['third row', isForMany || traits.includes("captain's chairs")],
    ['manual', traits.includes('a manual transmission')],
    ['cargo', wishes.use === 'cargo'],
    ['one-ton', wishes.ton === 'one-ton' || traits.includes('dual rear wheels')],
    ['cheap', isCheap || (limit !== null && limit <= cheapUpTo * 100)],
    ['passenger', wishes.use === 'passenger'],
    ['heavy-duty', wishes.ton === 'heavy-duty' || wishes.ton === 'three-quarter-ton'],
    ['cheapest', order === 'price'],
    ['low miles', order === 'miles' || wishes.milesMax !== null],
    ['one owner', wishes.owners !== null],
    ['clean history', hope === 'history'],
    ['warranty', hope === 'warranty'],
  ];
  const [body] = reading.bodyStyles;
  const shape = body === 'crossover' ? 'suv' : body;
  const kind: ListMark[] = shape && shape !== 'other' ? [shape] : [];
  return new Set([
    conditionOf(brief, reading.condition),
    ...kind,
    ...told.flatMap(([mark, holds]) => (holds ? [mark] : [])),
  ]);
}

/** Who does not say it is shown used ones where there are no others. */
function conditionOf({ stock }: Brief, typed: string | null): 'used' | 'new' {
  if (typed !== null) return typed === 'new' ? 'new' : 'used';
  const isNew = stock.some((car) => isHere(car) && car.condition === 'new');
  return isNew ? 'new' : 'used';
}

/** Whether a make builds nothing else. */
function isElectric(make: string | null): boolean {
  const models = [...modelsByKey().values()].flat().filter((one) => one.make === make);
  return models.length > 0 && models.every(({ electric }) => electric);
}
