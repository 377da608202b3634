import type { FeedFormat } from './format.ts';
import { hasAll, hasSome } from './reading/sample.ts';

export const autotrader: FeedFormat = {
  id: 'autotrader',
  name: 'AutoTrader style (CSV)',
  about: 'The upload layout of a large listings site, which many tools copy.',
  syntax: 'delimited',
  recognise: (sample) =>
    hasAll(sample, 'vin', 'make', 'model', 'stocknumber') &&
    hasSome(sample, 2, 'dealerid', 'bodytype', 'drivetype', 'enginetype', 'videourl'),
  examples: {
    passing: [
      {
        text:
          'DealerId,StockNumber,Year,Make,Model,Trim,VIN,Mileage,Price,BodyType,DriveType,' +
          'FuelType\n' +
          '77,C9,2013,ford,c-max,sel,1FADP5AU6DL536022,12K miles,"$11,200",Hatchback,FWD,Hybrid\n',
        record: {
          stockNumber: 'C9',
          make: 'Ford',
          model: 'C-Max',
          trim: 'SEL',
          mileage: 12000,
          mileageUnit: 'mi',
          priceCents: 1120000,
          bodyStyle: 'hatchback',
          drivetrain: 'FWD',
          fuelType: 'hybrid',
        },
      },
    ],
    failing: [
      {
        text:
          'DealerId,StockNumber,Year,Make,Model,VIN,BodyType,DriveType\n' +
          '77,C9,twenty,Ford,C-Max,,Hatchback,FWD\n',
        refused: { field: 'year' },
      },
    ],
  },
};
