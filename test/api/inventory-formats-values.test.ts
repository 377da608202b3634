import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { readDate } from '../../src/domain/inventory/formats/record/date.ts';
import { readFeatures, readImages } from '../../src/domain/inventory/formats/record/list.ts';
import { readMileage } from '../../src/domain/inventory/formats/record/mileage.ts';
import { readMoney } from '../../src/domain/inventory/formats/record/money.ts';
import { readBodyStyle } from '../../src/domain/inventory/formats/words/body-style.ts';
import { calmCapitals, capitaliseLower } from '../../src/domain/inventory/formats/words/casing.ts';
import { readCondition } from '../../src/domain/inventory/formats/words/condition.ts';
import { readDrivetrain } from '../../src/domain/inventory/formats/words/drivetrain.ts';
import { readFuelType } from '../../src/domain/inventory/formats/words/fuel-type.ts';
import { readMake } from '../../src/domain/inventory/formats/words/make.ts';
import { readStatus } from '../../src/domain/inventory/formats/words/status.ts';
import { readTransmission } from '../../src/domain/inventory/formats/words/transmission.ts';

describe('a price', () => {
  const prices: [string, number | null, string | null][] = [
    ['$25,995.00', 2599500, null],
    ['48900.00 CAD', 4890000, 'CAD'],
    ['133950 SEK', 13395000, 'SEK'],
    ['C$31,998', 3199800, 'CAD'],
    ['8.995,00 €', 899500, 'EUR'],
    ['48.900', 4890000, null],
    ['25 995', 2599500, null],
    ['43015.0', 4301500, null],
    ['0', null, null],
    ['Call for price', null, null],
    ['-', null, null],
  ];
  for (const [text, cents, currency] of prices)
    test(`written "${text}" is ${cents} cents of ${currency ?? 'the store'}`, () => {
      expect(readMoney(text)).toEqual({ cents, currency, fault: null });
    });

  for (const text of ['$399/mo', '$99 per week', '-500', '25', 'abc', '99999999999', '1-2-3'])
    test(`written "${text}" is none and says why`, () => {
      expect(readMoney(text).cents).toBeNull();
      expect(readMoney(text).fault).toMatch(/\.$/);
    });

  test('comes back whatever way it is grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9_999_999 }), (units) => {
        for (const locale of ['en-US', 'de-DE', 'sv-SE', 'fr-FR'])
          expect(readMoney(units.toLocaleString(locale)).cents).toBe(units * 100);
        expect(readMoney(`$${units.toFixed(2)}`).cents).toBe(units * 100);
      }),
    );
  });
});

describe('a mileage', () => {
  const readings: [string, string | null, number | null, 'mi' | 'km' | null][] = [
    ['12K miles', null, 12000, 'mi'],
    ['2,777 miles', null, 2777, 'mi'],
    ['7560 km', null, 7560, 'km'],
    ['192850', 'KM', 192850, 'km'],
    ['8956 mil', null, 89560, 'km'],
    ['61250', null, 61250, null],
    ['0', null, 0, null],
    ['N/A', null, null, null],
  ];
  for (const [text, unitText, distance, unit] of readings)
    test(`written "${text}" with unit ${unitText} is ${distance} ${unit}`, () => {
      expect(readMileage(text, unitText)).toEqual({ distance, unit, fault: null });
    });

  test('that is negative or beyond any car says so', () => {
    for (const text of ['-5', '9,999,999', 'low'])
      expect(readMileage(text, null).fault).toMatch(/\.$/);
  });
});

describe('a date', () => {
  const dates: [string, string | null][] = [
    ['2026-08-01', '2026-08-01'],
    ['2026-08-01T06:00:00Z', '2026-08-01'],
    ['20260801', '2026-08-01'],
    ['8/1/2026', '2026-08-01'],
    ['08/01/26', '2026-08-01'],
    ['13/8/2026', '2026-08-13'],
    ['1.8.2026', '2026-08-01'],
    ['Aug 1, 2026', '2026-08-01'],
    ['2026-02-30', null],
    ['soon', null],
  ];
  for (const [text, date] of dates)
    test(`written "${text}" is ${date}`, () => expect(readDate(text)).toBe(date));
});

describe('a wording', () => {
  const bodies = `Crew Cab Pickup = truck; Extended Cargo Van 170" WB = van; Kombi = wagon;
    Sports Activity Vehicle = suv; Halvkombi 5-dörrar = hatchback; full_size_van = van;
    station_wagon = wagon; Van-Minivan = minivan; 4 Door Sedan = sedan;
    159.0" WB = ; Cab Chassis = truck; Regular Cab Chassis = truck;
    Cab = ; 2dr Cab = convertible; Sport Utility Truck = truck; 4dr Car = sedan; Berline = sedan;
    Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV) = suv; VUS = suv; LT w/Cargo Cover = `;
  const wheels = `Front Wheel Drive = FWD; 4x4 = 4WD; 4X4 = 4WD; AWDe = AWD; 4x2 = ;
    AllWheelDriveConfiguration = AWD; FourWheelDriveConfiguration = 4WD; quattro = AWD`;
  const fuels = `Plug-in Bensin = plug_in_hybrid; Bensin = gasoline; El = electric; Gas = gasoline;
    Gasoline / Electric Hybrid = hybrid; Flex Fuel = flex; E-85 = flex; ? = ;
    Compressed Natural Gas = natural_gas; CNG = natural_gas; Autogas = propane;
    Gas/Electric = hybrid;
    Gasoline or natural gas = other; Fuel Cell = hydrogen; Essence = gasoline; D = diesel`;
  const gearboxes = `Automat = Automatic; 8 Speed Automatic = 8-speed automatic; OTHER = ;
    Xtronic CVT w/Manual Mode = CVT; 6-Speed M/T = 6-speed manual;
    7-Speed DSG = 7-speed dual-clutch automatic; 1-Speed Automatic = Single-speed`;
  const makes = `chevy = Chevrolet; VW = Volkswagen; bmw = BMW; RAM = Ram; mini = MINI;
    mercedes benz = Mercedes-Benz; land = Land Rover; ACME = Acme; Skoda = Škoda`;
  const states = `SOLD = sold; not_available = sold; Sold Pending = pending; in stock = available;
    In Transit = in_transit; On Order = on_order; out of stock = sold; L = `;
  const conditions = `N = new; Pre-Owned = used; CPO = certified; Certified Used = certified;
    begagnad = used; 2 days left = ; car_truck = ; Demo = used`;
  const tables: [string, string, (text: string) => string | null][] = [
    ['body style', bodies, readBodyStyle],
    ['drivetrain', wheels, readDrivetrain],
    ['fuel', fuels, readFuelType],
    ['gearbox', gearboxes, readTransmission],
    ['make', makes, readMake],
    ['stock state', states, readStatus],
    ['condition', conditions, readCondition],
  ];
  for (const [subject, table, read] of tables)
    test(`of the ${subject} gets the one word that the record uses`, () => {
      for (const entry of table.split(/;\s*/)) {
        const [text = '', meant = ''] = entry.split(' =');
        expect([text, read(text) ?? '']).toEqual([text, meant.trim()]);
      }
    });

  test('in lower case gets the capitals that models are written with', () => {
    const names = {
      'f-150': 'F-150',
      'cx-5': 'CX-5',
      rio: 'Rio',
      'grand caravan': 'Grand Caravan',
    };
    for (const [text, name] of Object.entries(names)) expect(capitaliseLower(text)).toBe(name);
    expect(capitaliseLower('bZ4X')).toBe('bZ4X');
    expect(calmCapitals('SILVER ICE METALLIC')).toBe('Silver Ice Metallic');
  });
});

describe('a list', () => {
  test('of pictures is cut at commas, bars and blanks, each address once', () => {
    const cells = ['https://a.test/1.jpg,https://a.test/2,b.jpg', 'https://a.test/1.jpg|ftp://x'];
    expect(readImages(cells)).toEqual(['https://a.test/1.jpg', 'https://a.test/2,b.jpg']);
  });

  test('of equipment is cut at its strongest separator and loses its group names', () => {
    expect(readFeatures(['Leather, heated|Sunroof|Sunroof'])).toEqual([
      'Leather, heated',
      'Sunroof',
    ]);
    expect(readFeatures(['Comfort@Heated seats~Safety@Airbags'])).toEqual([
      'Heated seats',
      'Airbags',
    ]);
    expect(readFeatures(['Tow rating 7,700 lb, Camera'])).toEqual([
      'Tow rating 7,700 lb',
      'Camera',
    ]);
  });
});
