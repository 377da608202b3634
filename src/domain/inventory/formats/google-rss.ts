import type { FeedFormat } from './format.ts';
import { hasAll, hasSome } from './reading/sample.ts';

export const googleRss: FeedFormat = {
  id: 'google-rss',
  name: 'Google vehicle ads (RSS with g: elements)',
  about: 'Merchant Center XML feed: RSS 2.0 whose items carry the vehicle attributes.',
  syntax: 'xml',
  recognise: (sample) =>
    (sample.root === 'rss' || sample.root === 'feed' || sample.root === 'rdf') &&
    hasAll(sample, 'model') &&
    hasSome(sample, 1, 'make', 'brand') &&
    hasSome(sample, 1, 'vin', 'id'),
  examples: {
    passing: [
      {
        text:
          '<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">' +
          '<channel><item>\n<g:id>A7</g:id><g:vin>1HGCM82633A004352</g:vin>' +
          '<g:brand>Honda</g:brand><g:model>Accord</g:model><g:trim>EX</g:trim><g:year>' +
          '2003</g:year>' +
          '<g:condition>used</g:condition><g:mileage>2,777 miles</g:mileage>' +
          '<g:price>4750 USD</g:price><g:image_link>https://img.test/1.jpg</g:image_link>' +
          '<g:additional_image_link>https://img.test/2.jpg</g:additional_image_link>' +
          '<g:store_code>s1</g:store_code></item></channel></rss>\n',
        record: {
          stockNumber: 'A7',
          make: 'Honda',
          trim: 'EX',
          mileage: 2777,
          priceCents: 475000,
          images: ['https://img.test/1.jpg', 'https://img.test/2.jpg'],
        },
      },
    ],
    failing: [
      {
        text: '<rss><channel><item><title>Open on Sunday</title></item></channel></rss>',
        refused: 'unrecognised',
      },
    ],
  },
};
