import type { FeedFormat } from './format.ts';
import { hasSome } from './reading/sample.ts';

export const carsCom: FeedFormat = {
  id: 'cars-com',
  name: 'cars.com style (pipe-delimited)',
  about: 'A listings upload with bars between values and N, U or C for the condition.',
  syntax: 'delimited',
  recognise: (sample) =>
    sample.delimiter === '|' &&
    hasSome(sample, 1, 'vin') &&
    hasSome(sample, 2, 'dealercode', 'comments', 'photolastmodified', 'photourls', 'type'),
  examples: {
    passing: [
      {
        text:
          'Dealer Code|Type|Stock|VIN|Year|Make|Model|Trim|Body|Miles|Price|MSRP|Comments|' +
          'Photo URLs\n' +
          'X1|C|77A|1FADP5AU6DL536022|2013|Ford|C-Max|SEL|Wagon|41,002|call||' +
          'Says "one owner"|https://img.test/a.jpg;https://img.test/b.jpg\n',
        record: {
          condition: 'certified',
          bodyStyle: 'wagon',
          priceCents: null,
          description: 'Says "one owner"',
          images: ['https://img.test/a.jpg', 'https://img.test/b.jpg'],
        },
      },
    ],
    failing: [
      {
        text:
          'Dealer Code|Type|Stock|VIN|Year|Make|Model|Comments\nX1|U|1|1FADP5AU6DL536022|' +
          '2013|Ford|C-Max|ok|over\n',
        refused: { field: 'columns' },
      },
    ],
  },
};
