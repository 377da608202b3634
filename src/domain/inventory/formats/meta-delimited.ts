import type { FeedFormat } from './format.ts';
import { hasSome } from './reading/sample.ts';

export const metaDelimited: FeedFormat = {
  id: 'meta-delimited',
  name: 'Meta automotive inventory (CSV or TSV with dotted columns)',
  about: 'Catalogue feed with columns such as mileage.value and image[0].url, and JSON in cells.',
  syntax: 'delimited',
  recognise: (sample) =>
    hasSome(sample, 1, 'vehicleid', 'stateofvehicle') &&
    hasSome(sample, 2, 'mileagevalue', 'stateofvehicle', 'imageurl', 'mileageunit', 'image') &&
    hasSome(sample, 1, 'make') &&
    hasSome(sample, 1, 'model'),
  examples: {
    passing: [
      {
        text:
          'vehicle_id,make,model,year,mileage.value,mileage.unit,price,state_of_vehicle,' +
          'body_style,' +
          'fuel_type,image[0].url,image[1].url,address,description\n' +
          'ABC123,Volvo,V60,2020,74310,KM,209900 SEK,used,Kombi,Plug-in Bensin,' +
          'https://img.test/1,https://img.test/2,"{""city"":""Umeå"",""country"":""SE""}",' +
          '"Rad ett\n' +
          'rad två"\n',
        record: {
          vin: null,
          stockNumber: 'ABC123',
          currency: 'SEK',
          priceCents: 20990000,
          mileage: 74310,
          mileageUnit: 'km',
          bodyStyle: 'wagon',
          fuelType: 'plug_in_hybrid',
          images: ['https://img.test/1', 'https://img.test/2'],
          description: 'Rad ett\nrad två',
        },
      },
    ],
    failing: [
      {
        text: 'vehicle_id,make,model,year,mileage.value,mileage.unit\n,Volvo,V60,2020,74310,KM\n',
        refused: { field: 'vin' },
      },
    ],
  },
};
