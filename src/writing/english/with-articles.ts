import { withArticle } from '../research/questions/article.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Things of which a searcher leaves out the article: "on used luxury car", "get car loan". */
const things = words(
  'car truck suv sedan van minivan vehicle crossover coupe convertible wagon hatchback pickup ' +
    'loan warranty dealership mechanic battery transmission engine alternator starter radiator ' +
    'windshield tire hitch trailer camper boat cosigner contract motorcycle teenager student ' +
    'sticker seller',
);

/** What may stand between the article and the thing. */
const modifiers = words(
  'used new old older leased financed certified pre-owned preowned luxury hybrid electric diesel ' +
    'gas family cheap small big large compact midsize full-size extended factory powertrain ' +
    'manual automatic service car auto truck vehicle title personal joint travel utility boat ' +
    'private inspection damaged wrecked totaled rebuilt salvage dead bad spare cracked half-ton',
);

function isModifier(word: string): boolean {
  return modifiers.has(word.toLowerCase()) || /^\d+-(?:month|year)$/.test(word);
}

/** After these a thing needs its article. */
const before = words(
  'in on for with without of from off under into to after between buy get sell lease finance ' +
    'refinance trade replace replacing return rent own drive tow pull charge fix repair insure ' +
    'register buying getting selling leasing financing trading returning renting towing need ' +
    'choose find have returned bought is does will prepare winterize ' +
    'stop wash wax detail ship park store',
);

/** After a thing these begin something new; any other word makes one name with it. */
const after = words(
  'in on for with without of from off under into to after before if when while or and at by near ' +
    'than that is are worth online privately myself again a still need cost last qualify',
);

/**
 * A typed question with the articles that nobody types: "Can I get car loan after bankruptcy" is
 * "Can I get a car loan after bankruptcy".
 */
export function withArticles(text: string): string {
  const typed = text.split(' ');
  const starts = new Map<number, number>();
  for (const [at, word] of typed.entries()) {
    const next = typed[at + 1]?.toLowerCase();
    if (!things.has(word.toLowerCase()) || (next !== undefined && !after.has(next))) continue;
    let start = at;
    while (start > 0 && isModifier(typed[start - 1] ?? '')) start -= 1;
    // "My newly bought car", "my own mechanic" have what they need.
    const isMore = /ly$|^(?:my|your|his|her|their)$/.test(typed[start - 2] ?? '');
    if (!isMore && before.has(typed[start - 1]?.toLowerCase() ?? '')) starts.set(start, at);
  }
  const told = typed.map((word, at) => (starts.has(at) ? withArticle(word) : word)).join(' ');
  // "How to lower car payment"; but "a lower car payment" has its own.
  return told.replace(/\b((?:to|I) (?:lower|skip|make|miss)) (?=car payment\b)/gi, '$1 a ');
}
