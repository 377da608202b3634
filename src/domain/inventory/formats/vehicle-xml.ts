import type { FeedFormat } from './format.ts';
import { hasSome } from './reading/sample.ts';

export const vehicleXml: FeedFormat = {
  id: 'vehicle-xml',
  name: 'XML with one vehicle element per car',
  about: 'Dealer systems and this server itself write vehicle, item or listing elements like this.',
  syntax: 'xml',
  recognise: (sample) =>
    sample.root !== 'rss' &&
    hasSome(sample, 1, 'vin', 'stocknumber', 'stock', 'stockno', 'vehicleid', 'id') &&
    hasSome(sample, 1, 'make', 'makename', 'model', 'modelname'),
  examples: {
    passing: [
      {
        text:
          '<?xml version="1.0" encoding="UTF-8"?>\n<inventory><count>1</count><vehicles>\n' +
          '<vehicle>' +
          '<vin>1HGCM82633A004352</vin><year>2003</year><make>Honda</make><model>Accord</model>' +
          '<trim>EX &amp; more</trim><vehicle_type>Certified</vehicle_type><price>4500</price>' +
          '<mileage>99000</mileage></vehicle></vehicles></inventory>',
        record: { condition: 'certified', trim: 'EX & more', priceCents: 450000, mileage: 99000 },
      },
    ],
    failing: [
      { text: '<catalog><book><title>Cars</title></book></catalog>', refused: 'unrecognised' },
    ],
  },
};
