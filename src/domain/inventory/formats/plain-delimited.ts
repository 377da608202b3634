import type { FeedFormat, FieldName } from './format.ts';
import { hasSome } from './reading/sample.ts';
import { synonyms } from './record/synonyms.ts';

export const plainDelimited: FeedFormat = {
  id: 'plain-delimited',
  name: 'Plain table of vehicles (comma, tab, bar or semicolon)',
  about: 'Any spreadsheet with a VIN or stock number, make and model under their usual names.',
  syntax: 'delimited',
  recognise: (sample) => {
    const has = (field: FieldName) => hasSome(sample, 1, ...synonyms[field]);
    const isListing = has('price') || has('mileage') || has('year');
    const isNumbered = has('vin') || has('stockNumber') || (has('fallbackId') && isListing);
    return isNumbered && has('make') && has('model');
  },
  examples: {
    passing: [
      {
        text:
          ',price,brand,model,year,mileage,color,vin,lot\r\n' +
          '0,6300,ford,c-max,2013,27411,black,  1fadp5au6dl536022,159000001\r\n\r\n',
        record: {
          vin: '1FADP5AU6DL536022',
          stockNumber: '159000001',
          condition: 'used',
          make: 'Ford',
          exteriorColor: 'Black',
          priceCents: 630000,
        },
      },
      {
        text:
          'Price;Year;Mileage;Vin;Make;Model\n8995;2013;35725;1FADP5AU6DL536022;Ford;' +
          'CMAXEnergi\n',
        record: { make: 'Ford', model: 'CMAX', trim: 'Energi' },
      },
    ],
    failing: [
      { text: 'name,phone\nAnn,1\n', refused: 'unrecognised' },
      {
        text: 'vin,make,model,year\n1FADP5AU6DL536O22,Ford,C-Max,2013\n',
        refused: { field: 'vin' },
      },
    ],
  },
};
