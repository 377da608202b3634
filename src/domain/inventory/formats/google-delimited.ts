import type { FeedFormat } from './format.ts';
import { hasAll, hasSome } from './reading/sample.ts';

export const googleDelimited: FeedFormat = {
  id: 'google-delimited',
  name: 'Google vehicle ads or vehicle listings (TSV or CSV)',
  about: 'Merchant Center text feed: amounts with their currency, distances with their unit.',
  syntax: 'delimited',
  recognise: (sample) =>
    hasAll(sample, 'vin', 'model') &&
    hasSome(sample, 1, 'make', 'brand') &&
    hasSome(sample, 2, 'storecode', 'imagelink', 'vehiclemsrp', 'googleproductcategory') &&
    hasSome(sample, 1, 'storecode', 'vehiclefulfillment', 'vehiclefulfillmentoptionstorecode'),
  examples: {
    passing: [
      {
        text:
          'id\tvin\tstore_code\tprice\tcondition\tmake\tmodel\ttrim\tyear\tmileage\timage_link\t' +
          'link\tengine\tfuel\tdrive_wheel_configuration\n' +
          'K-55\tKMHD84LF9HU123450\tmain\t13750.00 CAD\tused\tHyundai\tElantra\tGL\t2017\t' +
          '88210 km\t' +
          'https://img.test/1.webp\thttps://store.test/k55\t4Cyl\tGasoline\t' +
          'FrontWheelDriveConfiguration\n',
        record: {
          stockNumber: 'K-55',
          currency: 'CAD',
          priceCents: 1375000,
          mileage: 88210,
          mileageUnit: 'km',
          drivetrain: 'FWD',
          engine: '4-cylinder',
          fuelType: 'gasoline',
        },
      },
    ],
    failing: [
      {
        text:
          'id\tvin\tstore_code\timage_link\tmake\tmodel\tyear\nK-1\t\tmain\t\tHyundai\t\t' +
          '2017\n',
        refused: { field: 'model' },
      },
    ],
  },
};
