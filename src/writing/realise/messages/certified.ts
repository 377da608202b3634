import { certifiedMakesOf, programId, termId } from '../../facts/certified-facts.ts';
import { guideOf } from '../../cars/guide.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { type FactSheet, rowFactId } from '../../facts/fact-sheet.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { withArticle } from '../../research/questions/article.ts';
import { factSlot, priceSlot } from '../fact-slots.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { stockLabel } from '../vehicle-phrase.ts';
import { fullNameOf } from './picks.ts';
import { stockTable } from '../tables/stock-table.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/certified.md' with { type: 'text' };

const prose = proseIn('certified.md', text);

/** Who stands behind the certified vehicles of a list, and for how long. */
export const certifiedMessages: readonly Message[] = [
  {
    id: 'certified.who',
    slots: (sheet) => (isHereCertified(sheet) ? programsOf(sheet) : null),
    wordings: prose('certified.who'),
  },
  {
    id: 'certified.papers',
    slots: (sheet) => (isHereCertified(sheet) && !programsOf(sheet) ? {} : null),
    wordings: prose('certified.papers'),
  },
  {
    // Who asks whether one is worth it is told of those that stand here, where no list shows them.
    id: 'certified.ones',
    slots: (sheet) => {
      const { question = null, reading } = askedSubjectOf(sheet.brief) ?? {};
      const { make = null } = reading ?? {};
      const own = sheet.sets.lot.vehicles.filter((car) => {
        return car.condition === 'certified' && (make === null || car.make === make);
      });
      const some = own
        .filter(({ priceCents }) => priceCents !== null)
        .toSorted((one, two) => (one.priceCents ?? 0) - (two.priceCents ?? 0))
        .slice(0, mostPrograms);
      if (question === null || some.length === 0) return null;
      const told = some.map((car) => {
        const price = priceSlot(sheet, car)?.text;
        return `${withArticle(fullNameOf(sheet, car))} at ${price} (${stockLabel(sheet, car)})`;
      });
      return { cars: { text: joinWithAnd(told), factIds: some.map(rowFactId) } };
    },
    wordings: prose('certified.ones'),
  },
];

/** Of a make that is asked for by its program that is told at length. */
function isHereCertified(sheet: FactSheet): boolean {
  const { make = null, condition } = askedSubjectOf(sheet.brief)?.reading ?? {};
  const isAsked = make !== null && condition === 'certified' && guideOf(make)?.certified != null;
  return !isAsked && sheet.focus.id !== 'lot' && certifiedShown(sheet).length > 0;
}

/** A table of few shows the first of them. */
function certifiedShown(sheet: FactSheet): readonly StockVehicle[] {
  const rows = new Set(stockTable(sheet)?.factIds);
  return sheet.focus.vehicles.filter((car) => {
    return car.condition === 'certified' && rows.has(rowFactId(car));
  });
}

/** More programs than these make no sentence. */
const mostPrograms = 3;

/** "Toyota Certified covers the powertrain for 7 years or 100,000 miles from the first sale". */
function programsOf(sheet: FactSheet): Slots | null {
  const makes = certifiedMakesOf(certifiedShown(sheet)).slice(0, mostPrograms);
  const known = makes.flatMap((make) => {
    const [name, term] = [factSlot(sheet, programId(make)), factSlot(sheet, termId(make))];
    return name && term ? [{ name, term }] : [];
  });
  const [first] = known;
  if (!first) return null;
  const byTerm = [...Map.groupBy(known, ({ term }) => term.text)];
  const parts = byTerm.map(([term, some], at) => {
    const names = joinWithAnd(some.map(({ name }) => name.text));
    const covers = some.length > 1 ? 'cover' : 'covers';
    return at === 0
      ? `${names} ${covers} the powertrain for ${term} from the first sale`
      : `${names} ${covers} it for ${term}`;
  });
  const factIds = known.flatMap(({ name, term }) => [...name.factIds, ...term.factIds]);
  return { list: { text: parts.join('; '), factIds } };
}
