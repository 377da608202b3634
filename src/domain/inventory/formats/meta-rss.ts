import type { FeedFormat } from './format.ts';
import { hasSome } from './reading/sample.ts';

export const metaRss: FeedFormat = {
  id: 'meta-rss',
  name: 'Meta automotive inventory (RSS items)',
  about: 'Catalogue feed with vehicle_id and nested mileage, image and address in RSS items.',
  syntax: 'xml',
  recognise: (sample) =>
    sample.root === 'rss' &&
    hasSome(sample, 1, 'vehicleid', 'stateofvehicle') &&
    hasSome(sample, 1, 'make', 'title'),
  examples: {
    passing: [
      {
        text:
          '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Store</title>\n<item>' +
          '<g:vehicle_id>1HGCM82633A004352</g:vehicle_id>' +
          '<g:title>Pre-Owned 2003 Honda Accord EX FWD Sedan</g:title>' +
          '<g:make>Honda</g:make><g:model>Accord</g:model><g:year>2003</g:year>' +
          '<g:vin>1HGCM82633A004352</g:vin><g:state_of_vehicle>USED</g:state_of_vehicle>' +
          '<g:mileage><g:value>140200</g:value><g:unit>MI</g:unit></g:mileage>' +
          '<g:availability>in stock</g:availability><g:price>4995.00 USD</g:price>' +
          '<g:body_style>4 Door Sedan</g:body_style><g:fuel_type></g:fuel_type></item>' +
          '</channel></rss>',
        record: {
          vin: '1HGCM82633A004352',
          stockNumber: null,
          trim: 'EX',
          mileage: 140200,
          bodyStyle: 'sedan',
          doors: 4,
          drivetrain: 'FWD',
          fuelType: null,
        },
      },
    ],
    failing: [
      {
        text:
          '<rss><channel><item><vehicle_id>1</vehicle_id><make>Honda</make><model>Fit</model>' +
          '<year>3019</year><state_of_vehicle>NEW</state_of_vehicle></item></channel></rss>',
        refused: { field: 'year' },
      },
    ],
  },
};
