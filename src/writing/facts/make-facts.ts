import { guideMonth, guideOf } from '../cars/guide.ts';
import { joinWithAnd } from '../realise/lists.ts';
import type { Fact } from './fact.ts';
import { makeRecordFacts } from './record-facts.ts';

/**
 * What a maker promises the buyer of a new vehicle in the United States: the basic terms, the
 * longer ones, and those of hybrid and electric parts.
 */
export function makeFactsOf(make: string | null, country: string): Fact[] {
  const guide = make === null || country !== 'US' ? null : guideOf(make);
  if (!guide) return [];
  const [basic, ...more] = guide.warranty;
  const powertrain = more.filter((one) => one.startsWith('powertrain '));
  const told: [id: string, label: string, value: string | undefined][] = [
    ['make.name', 'Make', guide.make],
    ['make.warranty', 'New-vehicle warranty', basic],
    ['make.warranty-more', 'Other terms of it', joinWithAnd(more.map(termText))],
    [
      'make.powertrain',
      'Powertrain warranty',
      joinWithAnd(powertrain.map((one) => one.replace('powertrain ', ''))),
    ],
    [
      'make.hybrid',
      'Of hybrid and electric parts',
      joinWithAnd(guide.hybridWarranty.map(termText)),
    ],
  ];
  const source = `${guide.make} written warranty`;
  const terms = told.flatMap(([id, label, value]) =>
    value ? [{ id, label, value, unit: null, source, asOf: guideMonth }] : [],
  );
  return [...terms, ...makeRecordFacts(guide)];
}

const partFirst = /^([a-z][a-z -]*?) (\d+ years or [\d,]+(?: to [\d,]+)? miles)(.*)$/;

/** "5 years or 60,000 miles on the powertrain" of "powertrain 5 years or 60,000 miles". */
export function termText(term: string): string {
  return term.replace(partFirst, '$2 on the $1$3');
}
