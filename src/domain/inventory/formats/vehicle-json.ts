import type { FeedFormat } from './format.ts';
import { hasSome } from './reading/sample.ts';

export const vehicleJson: FeedFormat = {
  id: 'vehicle-json',
  name: 'JSON list of vehicles',
  about: 'An array at the top, or under vehicles, data.vehicles, listings, inventory or items.',
  syntax: 'json',
  recognise: (sample) =>
    hasSome(sample, 1, 'vin', 'stocknumber', 'stock', 'vehicleid', 'id') &&
    hasSome(sample, 1, 'make', 'makename', 'brand', 'model', 'modelname'),
  examples: {
    passing: [
      {
        text:
          '{"total":1,"skipped":["X"],"data":{"vehicles":[\n{"vin":"1HGCM82633A004352",' +
          '"condition":"used","year":"2003","make":"HONDA","model":"Accord",' +
          '"trim":"EX Front Wheel Drive Sedan","pricing":{"msrp":null},"price":4995,' +
          '"days_in_stock":10,"stock_number":"Call us today!",' +
          '"images":["https://img.test/1.jpg"]}]}}',
        record: {
          make: 'Honda',
          trim: 'EX',
          drivetrain: 'FWD',
          bodyStyle: 'sedan',
          stockNumber: null,
          priceCents: 499500,
          dateInStock: '2026-11-11',
          images: ['https://img.test/1.jpg'],
        },
      },
      {
        text: '[{"stock":"A1","make":"Kia","model":"Soul","year":2026,"mileage":12}]',
        record: { vin: null, stockNumber: 'A1', condition: 'new', make: 'Kia', year: 2026 },
      },
    ],
    failing: [
      { text: '{"users":[{"name":"Ann"}]}', refused: 'unrecognised' },
      {
        text: '{"vehicles":[{"vin":"1HGCM82633A004352","make":"","model":"Accord","year":2003}]}',
        refused: { field: 'make' },
      },
    ],
  },
};
