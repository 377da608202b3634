import { describe, expect, test } from 'bun:test';
import { loadStoreProfile } from '../../src/domain/site/store-profile.ts';
import { loadStoreDetails, setStoreDetails } from '../../src/domain/site/details/store-details.ts';
import { storeFactsOf } from '../../src/writing/facts/store-facts.ts';
import { day } from '../../src/lib/clock.ts';
import { Problem } from '../../src/problem.ts';
import { fixtureBrief } from '../support/brief.ts';
import { harness } from '../support/harness.ts';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'];

async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
  return 'was taken';
}

describe('what a store says of itself', () => {
  test('is kept a section at a time, each with its time', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const { ctx } = app.app;
    await setStoreDetails(ctx, site.id, { languages: ['Spanish'], delivery: 'Free to 50 miles' });
    const first = ctx.clock.now();
    app.clock.advance(day);
    await setStoreDetails(ctx, site.id, { languages: ['Spanish', 'Hmong'] }, []);
    const known = await loadStoreDetails(ctx.reader, site.id);
    expect(known).toEqual({
      details: { languages: ['Spanish', 'Hmong'], delivery: 'Free to 50 miles' },
      updatedAt: { languages: first + day, delivery: first },
    });
    const rest = await setStoreDetails(ctx, site.id, {}, ['delivery']);
    expect(Object.keys(rest.details)).toEqual(['languages']);
  });

  test('is refused with the name of the field, and nothing is written', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const { ctx } = app.app;
    const hours = { department: 'sales', days: weekdays, opens: '09:00', closes: '18:00' };
    const refused: [unknown, string][] = [
      [{ hours: [{ ...hours, opens: '9am' }] }, 'hours.0.opens: must be a time such as 09:00'],
      [{ hours: [{ ...hours, closes: '08:00' }] }, 'hours.0.closes: must be after 09:00'],
      [
        { hours: [{ ...hours, days: ['monday'] }] },
        'hours.0.days.0: must be one of mon, tue, wed, thu, fri, sat, sun',
      ],
      [{ makes: [] }, 'makes: must be a list of 1 to 50'],
      [{ makes: ['  '] }, 'makes.0: must not be blank'],
      [{ coupons: [{ offer: '$20 off' }] }, 'coupons.0.ends: is missing'],
      [
        { coupons: [{ offer: '$20 off', ends: '2026-04-31' }] },
        'coupons.0.ends: must be a day of the calendar',
      ],
      [
        { fees: [{ name: 'Doc fee', amount: -1 }] },
        'fees.0.amount: must be a number from 0 to 1000000',
      ],
      [{ in_business_since: 1066 }, 'in_business_since: must be a whole number from 1850 to 2100'],
      [
        { fees: [{ name: 'Doc fee', amount: 84.999 }] },
        'fees.0.amount: must have two decimals at most',
      ],
      [{ phones: [{ department: 'sales', number: '1', fax: '2' }] }, 'phones.0.fax: is not known'],
      [{ slogan: 'We care' }, 'slogan: is no section'],
    ];
    for (const [details, message] of refused) {
      const given = { delivery: 'Free', ...(details as object) };
      expect(await refusal(setStoreDetails(ctx, site.id, given))).toStartWith(message);
    }
    expect((await loadStoreDetails(ctx.reader, site.id)).details).toEqual({});
    expect(await refusal(setStoreDetails(ctx, site.id, {}, ['slogan']))).toStartWith('clear:');
  });

  test('is what texts may say, with its day, as long as it holds', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const { ctx } = app.app;
    await setStoreDetails(ctx, site.id, {
      hours: [
        { department: 'Service', days: ['sat'], opens: '08:00', closes: '12:00' },
        { department: 'Service', days: weekdays, opens: '07:30', closes: '18:00' },
      ],
      services: [
        { name: 'Oil change', price_from: 49.95, valid_until: '2026-12-31' },
        { name: 'Alignment', price_from: 99, valid_until: '2026-01-31' },
      ],
      coupons: [
        { offer: '$20 off brake pads', ends: '2026-12-31' },
        { offer: 'Free wash', ends: '2026-01-31' },
      ],
      fees: [{ name: 'Documentation fee', amount: 85 }],
      in_business_since: 1974,
    });
    const store = await loadStoreProfile(ctx.reader, site.id);
    const facts = storeFactsOf({ ...fixtureBrief(), store }, '2026-11-16');
    const said = new Map(facts.map(({ id, value, unit, asOf }) => [id, [value, unit, asOf]]));
    const given = '2026-11-16';
    const hours = 'Monday through Friday, 7:30 a.m. to 6 p.m.; Saturday, 8 a.m. to noon';
    expect(said.get('store.hours.service')).toEqual([hours, null, given]);
    expect(said.get('store.service.oil-change.price')).toEqual([49.95, 'usd', given]);
    expect(said.get('store.service.oil-change.until')?.[0]).toBe('December 31, 2026');
    expect(said.get('store.service.alignment')?.[0]).toBe('Alignment');
    expect(said.has('store.service.alignment.price')).toBe(false);
    expect(said.get('store.coupon.1')?.[0]).toBe('$20 off brake pads');
    expect(said.has('store.coupon.2')).toBe(false);
    expect(said.get('store.fee.documentation-fee')).toEqual([85, 'usd', given]);
    expect(said.get('store.years')).toEqual([52, 'years', given]);
  });
});
