import type { FeedFormat } from './format.ts';
import { hasAll, hasSome } from './reading/sample.ts';

export const vauto: FeedFormat = {
  id: 'vauto',
  name: 'vAuto export (CSV)',
  about: 'The pricing tool of used-car managers; Series is what others call the trim.',
  syntax: 'delimited',
  recognise: (sample) =>
    hasAll(sample, 'vin', 'make', 'model') &&
    hasSome(sample, 1, 'stocknumber', 'stock') &&
    hasSome(sample, 2, 'newused', 'series', 'odometer', 'age'),
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
    ],
    failing: [
      {
        text: 'Stock #,VIN,New/Used,Year,Make,Model,Odometer\n,,U,2003,Honda,Accord,121004\n',
        refused: { field: 'vin' },
      },
    ],
  },
};
