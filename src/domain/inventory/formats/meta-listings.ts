import type { FeedFormat } from './format.ts';

export const metaListings: FeedFormat = {
  id: 'meta-listings',
  name: 'Meta automotive inventory (listings/listing XML)',
  about: 'Catalogue feed with one listing element a vehicle and its photos as image/url.',
  syntax: 'xml',
  recognise: (sample) => sample.root === 'listings',
  examples: {
    passing: [
      {
        text:
          '<listings><title>Store</title>\n<listing><vehicle_id>9</vehicle_id>' +
          '<address format="simple"><component name="city">Springfield</component></address>' +
          '<make>Ford</make><model>C-Max</model><year>2013</year><vin>1FADP5AU6DL536022</vin>' +
          '<availability>SOLD</availability><state_of_vehicle>CPO</state_of_vehicle>' +
          '<mileage><unit>KM</unit><value>61000</value></mileage><price>9500 USD</price>' +
          '<image><url>https://img.test/1.jpg</url><tag>front</tag></image>' +
          '<image><url>https://img.test/2.jpg</url></image>' +
          '<drivetrain>4X4</drivetrain><transmission>OTHER</transmission></listing></listings>',
        record: {
          stockNumber: '9',
          condition: 'certified',
          status: 'sold',
          mileage: 61000,
          mileageUnit: 'km',
          drivetrain: '4WD',
          transmission: null,
          images: ['https://img.test/1.jpg', 'https://img.test/2.jpg'],
        },
      },
    ],
    failing: [
      {
        text:
          '<listings><listing><make>Ford</make><model>C-Max</model><year>2013</year>' +
          '</listing></listings>',
        refused: { field: 'vin' },
      },
    ],
  },
};
