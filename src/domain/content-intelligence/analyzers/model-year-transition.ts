import { Type } from '@sinclair/typebox';
import { dollarPrices, medianOf, type ModelStock } from '../snapshot/model-stock.ts';
import { defineAnalyzer } from './analyzer.ts';
import { article, cars } from './example-site.ts';
import { newestArrivalDays, newestYear } from './model-metadata.ts';
import { counted, dollars, pageWord } from './words.ts';

const YearStock = Type.Object({
  year: Type.Integer(),
  units: Type.Integer(),
  median_price_cents: Type.Union([Type.Integer(), Type.Null()]),
});

export const modelYearTransition = defineAnalyzer({
  id: 'model_year_transition',
  description: 'The next model year stands new on the lot beside the one before.',
  suggestedArticleType: 'modellanding',
  actionableVia: 'POST /model-landing-pages',
  prior: 160,
  ease: 0.6,
  metadata: Type.Object({
    make: Type.String(),
    model: Type.String(),
    incoming: YearStock,
    outgoing: YearStock,
  }),
  examples: {
    finds: {
      'the 2027 beside the 2026': () => ({
        units: [
          ...cars(2, 'Chevrolet Traverse', { year: 2027, price: 44_000 }),
          ...cars(9, 'Chevrolet Traverse', { year: 2026, price: 42_000 }),
        ],
      }),
    },
    ignores: {
      'one year alone': () => ({ units: cars(9, 'Chevrolet Traverse') }),
      'the older year is used': () => ({
        units: [
          ...cars(2, 'Chevrolet Traverse', { year: 2027 }),
          ...cars(4, 'Chevrolet Traverse', { year: 2026, condition: 'used' }),
        ],
      }),
      'a page names the new year': () => ({
        units: [
          ...cars(2, 'Chevrolet Traverse', { year: 2027 }),
          ...cars(4, 'Chevrolet Traverse', { year: 2026 }),
        ],
        articles: [article('What is new on the 2027 Traverse')],
      }),
    },
  },
  *find(site) {
    for (const stock of site.models) {
      const incomingYear = newestYear(stock.newUnits);
      if (incomingYear === null) continue;
      const incoming = ofYear(stock, incomingYear);
      const outgoing = ofYear(stock, incomingYear - 1);
      const covered = site.pages.ofModel(stock.name).some(({ text }) => {
        return text.includes(String(incomingYear));
      });
      if (outgoing.units === 0 || covered) continue;
      yield {
        key: [stock.make, stock.model, incomingYear],
        title: `Introduce the ${incomingYear} ${stock.name}`,
        description: describe(incoming, outgoing, pageWord(site)),
        keyword: `${incomingYear} ${stock.name}`,
        evidence: {
          impressions: 0,
          gap: 1,
          units: stock.newUnits.length,
          agedShare: stock.agedShare,
          ageDays: newestArrivalDays(stock.newUnits.filter(({ year }) => year === incomingYear)),
        },
        metadata: { make: stock.make, model: stock.model, incoming, outgoing },
      };
    }
  },
});

function ofYear({ newUnits }: ModelStock, year: number) {
  const units = newUnits.filter((unit) => unit.year === year);
  return { year, units: units.length, median_price_cents: medianOf(dollarPrices(units)) };
}

type OfYear = ReturnType<typeof ofYear>;

function describe(incoming: OfYear, outgoing: OfYear, page: string): string {
  const here = `${incoming.year}: ${counted(incoming.units, 'car')}`;
  const left = `${outgoing.year}: ${counted(outgoing.units, 'car')}`;
  const [one, two] = [incoming.median_price_cents, outgoing.median_price_cents];
  const price =
    one !== null && two !== null && one !== two
      ? ` The ${incoming.year} is typically ${dollars(Math.abs(one - two))} ` +
        `${one > two ? 'more' : 'less'}.`
      : '';
  return (
    `Both model years are new on your lot (${here}, ${left}), and shoppers will ask what changed ` +
    `and which to take.${price} No ${page} names the ${incoming.year} yet.`
  );
}
