import type { FeedFormat } from './format.ts';
import { readCondition } from './words/condition.ts';
import { addField } from './record/fields.ts';
import { hasAll, hasSome } from './reading/sample.ts';

/** The status as a letter; N, U and C say the condition in the same column. */
const states: Readonly<Record<string, string>> = {
  A: 'active',
  F: 'frontline',
  I: 'in stock',
  R: 'recon',
  H: 'on hold',
  P: 'pending',
  W: 'wholesale',
  T: 'in transit',
  O: 'on order',
  S: 'sold',
  D: 'deleted',
};

export const vauto: FeedFormat = {
  id: 'vauto',
  name: 'vAuto export (CSV)',
  about: 'The pricing tool of used-car managers; Series is what others call the trim.',
  syntax: 'delimited',
  recognise: (sample) =>
    hasAll(sample, 'vin', 'make', 'model') &&
    hasSome(sample, 1, 'stocknumber', 'stock') &&
    hasSome(sample, 2, 'newused', 'series', 'odometer', 'age', 'photourllist', 'drivetraindesc'),
  adjust(fields) {
    const letter = fields.get('status')?.[0]?.toUpperCase() ?? '';
    const state = states[letter];
    if (state !== undefined) fields.set('status', [state]);
    else if (letter.length === 1 && readCondition(letter) !== null) {
      fields.delete('status');
      addField(fields, 'newused', letter);
    }
    return null;
  },
  examples: {
    passing: [
      {
        text:
          'Stock #,VIN,Dealer Name,Status,New/Used,Year,Make,Model,Series,Body,Odometer,' +
          'Price,Age\n' +
          'P220,1HGCM82633A004352,Store,Frontline,U,2003,honda,accord,EX,2dr Coupe,"121,' +
          '004",4500,30\n',
        record: {
          stockNumber: 'P220',
          condition: 'used',
          status: 'available',
          make: 'Honda',
          model: 'Accord',
          trim: 'EX',
          bodyStyle: 'coupe',
          doors: 2,
          mileage: 121004,
          priceCents: 450000,
          dateInStock: '2026-10-22',
        },
      },
      {
        text:
          'DealerId,VIN,Stock #,Status,Year,Make,Model,Series,Body,Body Door Ct,Odometer,' +
          'Engine Cylinder Ct,Engine Displacement,Drivetrain Desc,Colour,Price,Inventory Date,' +
          'Photo Url List\n' +
          'D9,1HGCM82633A004352,P221,C,2003,Honda,Accord,EX,Sedan,4,121004,4,2.4,FWD,Silver,' +
          '4500,10/22/2026,https://img.test/1.jpg|https://img.test/2.jpg\n',
        record: {
          condition: 'certified',
          status: 'available',
          drivetrain: 'FWD',
          doors: 4,
          engine: '2.4L 4-cylinder',
          exteriorColor: 'Silver',
          dateInStock: '2026-10-22',
          images: ['https://img.test/1.jpg', 'https://img.test/2.jpg'],
        },
      },
    ],
    failing: [
      {
        text: 'Stock #,VIN,New/Used,Year,Make,Model,Odometer\n,,U,2003,Honda,Accord,121004\n',
        refused: { field: 'vin' },
      },
    ],
  },
};
