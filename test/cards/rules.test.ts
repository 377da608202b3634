import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { makeCard } from '../../src/media/cards/index.ts';
import { cardText } from '../../src/media/cards/plan/card-text.ts';
import { isRefused } from '../../src/media/cards/plan/plan.ts';
import { planCard } from '../../src/media/cards/plan/plan-card.ts';
import { storeWords } from '../../src/media/cards/plan/store-words.ts';
import { errorsIn, requestFor, sourcesOf, stock, store } from './made-store.ts';

/** Only what hangs is to fail: drawing takes its time on a busy machine. */
setDefaultTimeout(120_000);

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ ' +
  'NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
const provinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT';
const prompts = [
  'price card for the 2026 Equinox LT',
  'price drop on stock P2718',
  'vehicle card for the RAV4',
  'price card for the Camry',
  'tarjeta de precio de la Silverado',
  'carte de prix pour la Camry',
  'winter tire event, November 28-30',
];

describe('the text of a card keeps the rules of advertising', () => {
  for (const [country, currency, list] of [
    ['US', 'USD', states],
    ['CA', 'CAD', provinces],
  ] as const) {
    test(`in every part of ${country}`, async () => {
      const all = stock.map((vehicle) => ({ ...vehicle, currency }));
      for (const state of list.split(' ')) {
        const own = { ...store, state, country };
        const made = { store: own, stock: all };
        for (const prompt of prompts) {
          const plan = await planCard(requestFor(prompt, { store: own }), sourcesOf(made));
          if (isRefused(plan)) throw new Error(plan.reason);
          const texts = [plan.checked, plan.words].map((one) => cardText(one, storeWords(own)));
          const errors = texts.flatMap((text) => errorsIn(text, made));
          expect({ state, prompt, errors }).toEqual({ state, prompt, errors: [] });
        }
      }
    });
  }

  test('without its disclaimer the price would be an error', () => {
    const words = 'NEW. 2026 Chevrolet Equinox LT: Price $31,995. Prairie Motors, Lincoln, NE.';
    expect(errorsIn(words, { store, stock })[0]).toStartWith('P-TOTAL-PRICE');
  });

  test('California has the words of its statute and the end of the VIN', async () => {
    const own = { ...store, state: 'CA' };
    const plan = await planCard(
      requestFor('price card for the Camry', { store: own }),
      sourcesOf({ store: own, stock }),
    );
    const text = isRefused(plan) ? plan.reason : cardText(plan.words, storeWords(own));
    expect(text).toContain('any dealer document processing charge, any electronic filing charge');
    expect(text).toContain('VIN ending in RU280028');
  });

  test('a text that breaks a rule gives no card but the rule', async () => {
    const own = { store, stock, disclaimers: ['Prices exclude a $299 doc fee.'] };
    const answer = await makeCard(requestFor('price card for the Camry'), sourcesOf(own));
    expect(answer).toMatchObject({ reason: expect.stringContaining('P-FEE-EXCLUDED') as string });
    const quote = 'review quote: "Lowest prices in the state, guaranteed credit approval!" - Al B.';
    const refused = await makeCard(requestFor(quote), sourcesOf({ store, stock }));
    expect('reason' in refused ? refused.reason : '').toContain('breaks advertising rules');
  });

  test("the store's own disclaimer on prices stands on the card, others do not", async () => {
    const disclaimers = [
      'Photos for illustration.',
      '<p>Prices valid at our <b>Lincoln</b> lot</p>',
    ];
    const checked: string[] = [];
    const made = { store, stock, disclaimers, checked };
    await makeCard(requestFor('price card for the Camry'), sourcesOf(made));
    expect(checked.join()).toContain('Prices valid at our Lincoln lot.');
    expect(checked.join()).not.toContain('illustration');
  });

  test('a card in Spanish is checked in English too', async () => {
    const checked: string[] = [];
    const made = { store, stock, checked };
    await makeCard(requestFor('tarjeta de precio de la Silverado'), sourcesOf(made));
    expect(checked.map((text) => text.slice(0, 5))).toEqual(['USED.', 'USADO']);
  });

  test('a vehicle is called certified only by the program of its maker', async () => {
    const programs = (names: string[]) => ({
      ...store,
      details: { sections: { certified_programs: names }, days: {} },
    });
    const chipOf = async (names: string[]): Promise<string | null> => {
      const own = programs(names);
      const request = requestFor('price card for the Camry', { store: own });
      const plan = await planCard(request, sourcesOf({ store: own, stock }));
      if (isRefused(plan) || plan.words.kind !== 'vehicle') throw new Error('no vehicle');
      expect(errorsIn(cardText(plan.words, storeWords(own)), { store: own, stock })).toEqual([]);
      return plan.words.chip;
    };
    expect(await chipOf(['Toyota Certified Used Vehicles'])).toBe('CERTIFIED');
    expect(await chipOf(['Honda Certified'])).toBe('USED');
    expect(await chipOf([])).toBe('USED');
  });
});
