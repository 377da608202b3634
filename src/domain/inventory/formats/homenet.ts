import type { FeedFormat } from './format.ts';
import { hasSome } from './reading/sample.ts';

export const homenet: FeedFormat = {
  id: 'homenet-iol',
  name: 'HomeNet IOL export (CSV)',
  about: 'The export of the inventory tool that most North American website vendors take.',
  syntax: 'delimited',
  recognise: (sample) =>
    hasSome(sample, 1, 'vin') &&
    hasSome(sample, 3, 'sellingprice', 'internetprice', 'imagelist', 'dateinstock') &&
    hasSome(sample, 1, 'modelnumber', 'categorizedoptions', 'styledescription', 'miles'),
  examples: {
    passing: [
      {
        text:
          'DealerID,Type,Stock,VIN,Year,Make,Model,Trim,ModelNumber,Miles,SellingPrice,MSRP,' +
          'Internet_Price,DateInStock,ImageList,Options,Certified,EngineCylinders,' +
          'EngineDisplacement\n' +
          'D1,Used,U101,1FADP5AU6DL536022,2013,FORD,C-Max,SEL,P5A,"61,250","$9,995.00",0,' +
          '"$9,495.00",10/02/2026,"https://img.test/1.jpg,https://img.test/2.jpg",' +
          '"Heated seats|Rear camera",False,4,2.0L\n',
        record: {
          vin: '1FADP5AU6DL536022',
          stockNumber: 'U101',
          condition: 'used',
          make: 'Ford',
          mileage: 61250,
          priceCents: 949500,
          msrpCents: null,
          dateInStock: '2026-10-02',
          engine: '2.0L 4-cylinder',
          images: ['https://img.test/1.jpg', 'https://img.test/2.jpg'],
          features: ['Heated seats', 'Rear camera'],
        },
      },
    ],
    failing: [
      {
        text:
          'Type,Stock,VIN,Year,Make,Model,Miles,SellingPrice,DateInStock,ImageList\n' +
          'Used,U102,1FADP5AU7DL536022,2013,Ford,C-Max,61250,9995,2026-10-02,\n',
        refused: { field: 'vin' },
      },
    ],
  },
};
