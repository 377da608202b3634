import { describe, expect, test } from 'bun:test';
import { namedTrims, withoutTrims } from '../../../src/writing/cars/named-trims.ts';
import { carOf } from '../../../src/writing/cars/car-of.ts';
import { trimEconomy, trimFigures } from '../../../src/writing/cars/figures-of.ts';

const trims = ['LX', 'EX', 'SX', 'SX Prestige', 'SX X-Pro', 'Type R (from 2023)'];

describe('the trims that a note names', () => {
  test.each([
    ['5,000 in the SX', ['SX']],
    ['in the SX Prestige', ['SX Prestige']],
    ['with the X-Pro', ['SX X-Pro']],
    ['EX and SX, all-wheel drive', ['EX', 'SX']],
    ['in the SX 392', []],
    ['in base models', ['LX']],
    ['in the Type R', ['Type R']],
    ['with front-wheel drive', []],
  ])('"%s"', (note, named) => {
    expect(namedTrims(note, 'SX', trims)).toEqual(named);
  });

  test('"and above" and "except" name those that they mean', () => {
    expect(namedTrims('in the SX and above', 'SX X-Pro', trims)).toContain('SX X-Pro');
    expect(namedTrims('except EX', 'SX', trims)).toEqual(
      expect.arrayContaining(['LX', 'SX', 'SX Prestige']),
    );
    expect(namedTrims('except SX', 'SX', trims)).not.toContain('SX');
  });

  test.each([
    ['behind the rear seats in the SX', 'behind the rear seats'],
    ['EX and SX, all-wheel drive', 'all-wheel drive'],
    ['SX with all-wheel drive', 'with all-wheel drive'],
    ['in the other trims', ''],
    ['with the tow package of the SX', 'with the tow package'],
    ['in the SX 392', 'in the SX 392'],
  ])('"%s" is said of the trim itself as "%s"', (note, told) => {
    expect(withoutTrims(note, 'SX', trims)).toBe(told);
  });
});

describe('figures of a trim', () => {
  const telluride = (trim: string) =>
    carOf({ make: 'Kia', model: 'Telluride', year: 2024, trims: [trim] }, []);

  test('are those of it, by its name or among the others', () => {
    const [plain, pro] = [telluride('SX'), telluride('SX X-Pro')].map((car) => {
      if (!car) throw new Error('The guide has no Telluride');
      return trimFigures(car, 'towing');
    });
    expect(plain).toEqual({ rows: [{ value: '5,000', note: '' }], isOwn: true });
    expect(pro?.rows.map(({ value }) => value)).toEqual(['5,500']);
  });

  test('are those of the model where none is told by trim', () => {
    const car = telluride('SX');
    if (!car) throw new Error('The guide has no Telluride');
    const all = trimFigures(car, 'cargo');
    expect(all.isOwn).toBe(false);
    expect(all.rows).toEqual(car.span.figures.cargo ?? []);
  });

  test('leave out the ratings of hybrids for a trim beside them', () => {
    const car = carOf({ make: 'Honda', model: 'CR-V', year: 2024, trims: ['EX-L'] }, []);
    if (!car) throw new Error('The guide has no CR-V');
    const { rows } = trimEconomy(car);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ version }) => /hybrid/i.test(version))).toEqual([]);
  });
});
