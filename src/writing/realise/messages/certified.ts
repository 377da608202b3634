import { certifiedMakesOf, programId, termId } from '../../facts/certified-facts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { factSlot } from '../fact-slots.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** Who stands behind the certified vehicles of a list, and for how long. */
export const certifiedMessages: readonly Message[] = [
  {
    id: 'certified.who',
    slots: (sheet) => (isHereCertified(sheet) ? programsOf(sheet) : null),
    wordings: wordingsOf(`
      - {store} can show you for each certified vehicle whether it's in the maker's program or a
        dealer's program. {list}.
      - Ask whether a certified vehicle is in the maker's program or a dealer's program, since that
        decides its warranty. {list}.
      - Certification is by the maker's program or a dealer's program, and the papers say which.
        {list}.
    `),
  },
  {
    id: 'certified.papers',
    slots: (sheet) => (isHereCertified(sheet) && !programsOf(sheet) ? {} : null),
    wordings: wordingsOf(`
      - Before you choose a certified vehicle, read in its papers whether the maker's program or a
        dealer's program stands behind it, and until when.
      - A certified vehicle is in the maker's program or a dealer's program. We'll show you the
        papers and the warranty.
      - Ask us for the papers of a certified vehicle: they say whether it's in the maker's program
        or a dealer's program, and what the warranty covers.
    `),
  },
];

function isHereCertified({ focus }: FactSheet): boolean {
  return focus.id !== 'lot' && focus.vehicles.some((car) => car.condition === 'certified');
}

/** More programs than these make no sentence. */
const mostPrograms = 3;

/** "Toyota Certified covers the powertrain for 7 years or 100,000 miles from the first sale". */
function programsOf(sheet: FactSheet): Slots | null {
  const makes = certifiedMakesOf(sheet.focus.vehicles).slice(0, mostPrograms);
  const known = makes.flatMap((make) => {
    const [name, term] = [factSlot(sheet, programId(make)), factSlot(sheet, termId(make))];
    return name && term ? [{ name, term }] : [];
  });
  const [first] = known;
  if (!first || known.length < makes.length) return null;
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
