import type { FeedFormat } from './format.ts';
import { hasSome } from './reading/sample.ts';

/** Stock states of dealer management systems; G is a car sold but not delivered. */
const states: Readonly<Record<string, string>> = {
  S: 'in stock',
  T: 'in transit',
  G: 'sale pending',
  O: 'on order',
  D: 'sold',
};

export const dealerManagement: FeedFormat = {
  id: 'dealer-management',
  name: 'Dealer management system extract (CSV or pipe)',
  about: 'What accounting systems print: stock states as letters, few photos, prices often nought.',
  syntax: 'delimited',
  recognise: (sample) =>
    hasSome(sample, 1, 'stockno', 'stkno', 'stk') &&
    hasSome(sample, 2, 'makename', 'modelname', 'modelyear', 'yr', 'entrydate', 'costorbalance'),
  columns: { status: ['status', 'statuscode', 'vehiclestatus'] },
  adjust(fields) {
    for (const column of ['status', 'statuscode', 'vehiclestatus']) {
      const state = states[fields.get(column)?.[0]?.toUpperCase() ?? ''];
      if (state !== undefined) fields.set(column, [state]);
    }
    return null;
  },
  examples: {
    passing: [
      {
        text:
          'StockNo|VIN|Yr|MakeName|ModelName|Mileage|Color|ListPrice|CostOrBalance|' +
          'EntryDate|Status\n' +
          'T4410|5GZCZ43D13S812715|03|SATURN|VUE|98,100|SILVER|0|2150|20260915|T\n',
        record: {
          stockNumber: 'T4410',
          status: 'in_transit',
          year: 2003,
          make: 'Saturn',
          exteriorColor: 'Silver',
          priceCents: null,
          dateInStock: '2026-09-15',
        },
      },
    ],
    failing: [
      {
        text:
          'StockNo|VIN|Yr|MakeName|ModelName|EntryDate\nT1|5GZCZ43D13S812715|03||VUE|' +
          '20260915\n',
        refused: { field: 'make' },
      },
    ],
  },
};
