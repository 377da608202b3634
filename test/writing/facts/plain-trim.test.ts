import { expect, test } from 'bun:test';
import { withPlainTrim } from '../../../src/writing/facts/plain-trim.ts';
import { fixtureStock } from '../../support/stock.ts';

const [car] = fixtureStock();
if (!car) throw new Error('The fixtures have no car.');
const plain = (trim: string) => withPlainTrim({ ...car, drivetrain: '4WD', trim });

test.each([
  ['2WD Reg Cab 120.5 in Tradesman RWD Pickup', 'Tradesman'],
  ['Crew Cab Short Box 4-Wheel Drive AT4 w/Leather', 'AT4'],
  ["SuperCrew 5.5' Box XLT 4x4", 'XLT'],
  ['4dr Sdn Auto LX', 'LX'],
  ['4dr Sdn Auto Limited *Ltd Avail*', 'Limited'],
  ['LE CVT (Natl)', 'LE'],
  ['Ultimate IVT w/Black Interior', 'Ultimate'],
  ['Luxury 7-Passenger', 'Luxury'],
  ['xDrive30i Sports Activity Vehicle', 'xDrive30i'],
  ['330i Sedan North America', '330i'],
  ['4dr 2.4L Premium', 'Premium'],
])('"%s" is spoken of as %s', (trim, told) => {
  expect(plain(trim)).toMatchObject({ trim: told, listedTrim: trim });
});

test.each([
  'XLT',
  'LT Trail Boss',
  'Sport Manual',
  '1.6T N Line Ultimate',
  'HD Chassis Cab LT',
  'Sedan',
])('"%s" stays as it is', (trim) => {
  expect(plain(trim)).toEqual({ ...car, drivetrain: '4WD', trim });
});

test('driven wheels stay where no column tells them', () => {
  expect(withPlainTrim({ ...car, drivetrain: null, trim: 'Long Range AWD' }).trim).toBe(
    'Long Range AWD',
  );
});

test('a heavy truck is no HD twice', () => {
  const truck = { ...car, model: 'Silverado 2500HD', trim: 'HD Custom' };
  expect(withPlainTrim(truck).trim).toBe('Custom');
});
