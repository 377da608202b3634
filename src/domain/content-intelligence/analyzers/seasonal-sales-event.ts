import { Type } from '@sinclair/typebox';
import { day } from '../../../lib/clock.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { defineAnalyzer } from './analyzer.ts';
import { article, cars } from './example-site.ts';
import { occasionsAhead, type SalesOccasion } from '../../../writing/facts/sales-calendar.ts';

/** Later a page is not found in time; earlier nobody plans for it. */
const [fromDays, toDays] = [14, 45];
/** Enough cars to hold a sale with. */
const minUnits = 10;

const memorialDay = { days: 3, type: 'salesevent' as const, postingStatus: 'draft' as const };

export const seasonalSalesEvent = defineAnalyzer({
  id: 'seasonal_sales_event',
  description: 'A date on which dealers hold sales is two to six weeks ahead.',
  suggestedArticleType: 'salesevent',
  actionableVia: 'POST /sales-events',
  prior: 150,
  ease: 0.8,
  metadata: Type.Object({
    event: Type.String(),
    event_name: Type.String(),
    start_date: Type.String(),
    end_date: Type.String(),
    days_until: Type.Integer(),
    new_units: Type.Integer(),
    aged_units: Type.Integer(),
  }),
  examples: {
    finds: {
      'three weeks before Memorial Day': () => ({ units: cars(12, 'Chevrolet Equinox') }),
    },
    ignores: {
      'nine new cars': () => ({ units: cars(9, 'Chevrolet Equinox') }),
      'used cars alone': () => ({
        units: cars(30, 'Chevrolet Equinox', { condition: 'used' }),
      }),
      'no such date near': () => ({
        now: Date.parse('2026-03-20T17:00:00Z'),
        units: cars(12, 'Chevrolet Equinox'),
      }),
      'an article on it': () => ({
        units: cars(12, 'Chevrolet Equinox'),
        articles: [article('Memorial Day Sale at Lakeside Chevrolet', memorialDay)],
      }),
      'a country whose dates we do not know': () => ({
        units: cars(12, 'Chevrolet Equinox'),
        store: { country: 'SE' },
      }),
    },
  },
  *find(site) {
    const fresh = site.units.filter(({ condition }) => condition === 'new');
    if (fresh.length < minUnits) return;
    const aged = fresh.filter(({ daysOnLot }) => daysOnLot > 60).length;
    for (const occasion of occasionsAhead(site.store.country, site.today, fromDays, toDays)) {
      if (isTold(site, occasion)) continue;
      const { id, name, start, end, daysUntil } = occasion;
      const waiting = aged === 0 ? '' : `, ${aged} of them here for over 60 days`;
      yield {
        key: [id, start],
        title: `Plan the page for your ${name}`,
        description:
          `It would run from ${inWords(start)} to ${inWords(end)}, ${daysUntil} days from now. ` +
          `You have ${fresh.length} new cars${waiting}. A page needs some weeks to be found; the ` +
          'offers can follow.',
        keyword: `${name} ${start.slice(0, 4)}${site.store.city ? ` ${site.store.city}` : ''}`,
        evidence: {
          impressions: 0,
          gap: 1,
          units: fresh.length,
          agedShare: aged / fresh.length,
          ageDays: daysUntil,
          isSoon: daysUntil <= 30,
        },
        metadata: {
          event: id,
          event_name: name,
          start_date: start,
          end_date: end,
          days_until: daysUntil,
          new_units: fresh.length,
          aged_units: aged,
        },
      };
    }
  },
});

/** By an article of the last half year; last year's sale is another one. */
function isTold(site: Snapshot, { name }: SalesOccasion): boolean {
  return site.pages.about(name.replace(/ (Sale|Clearance)$/, '')).some(({ article: told }) => {
    return told !== null && site.now - told.createdAt < 180 * day;
  });
}

function inWords(date: string): string {
  const plain = Temporal.PlainDate.from(date);
  return plain.toLocaleString('en-US', { month: 'long', day: 'numeric' });
}
