import type { FeedFormat } from './format.ts';
import { addField, type Fields } from './record/fields.ts';
import { hasAll, hasSome } from './reading/sample.ts';
import { readBodyStyle } from './words/body-style.ts';
import { readFuelType } from './words/fuel-type.ts';
import { readTransmission } from './words/transmission.ts';

export const productCatalogue: FeedFormat = {
  id: 'product-catalogue',
  name: 'Product catalogue with vehicles in it (CSV or TSV)',
  about: 'Shop feed where a car is a product: model and year stand in the title, facts in labels.',
  syntax: 'delimited',
  recognise: (sample) =>
    hasAll(sample, 'id', 'title', 'brand', 'price') &&
    hasSome(sample, 1, 'producttype', 'googleproductcategory', 'customlabel0') &&
    !hasSome(sample, 1, 'model', 'vin'),
  alsoReads: [0, 1, 2, 3, 4].map((index) => `customlabel${index}`),
  adjust(fields) {
    const brand = fields.get('brand')?.[0] ?? '';
    const title = fields.get('title')?.[0] ?? '';
    const year = /\b(?:19|20)\d\d\b/.exec(title)?.[0];
    const named = title.toLowerCase().startsWith(brand.toLowerCase());
    const model = (named ? title.slice(brand.length) : title).replace(year ?? '', '').trim();
    addField(fields, 'model', model.replaceAll(/\s+/g, ' '));
    if (year !== undefined) addField(fields, 'year', year);
    // The title has been used up: what follows the model in it is no trim.
    fields.delete('title');
    for (let index = 0; index <= 4; index += 1) placeLabel(fields, `customlabel${index}`);
    return null;
  },
  examples: {
    passing: [
      {
        text:
          'id,title,brand,price,condition,availability,product_type,custom_label_0,' +
          'custom_label_1,' +
          'custom_label_2,custom_label_3,custom_label_4\n' +
          'XYZ987,Skoda Octavia 2019,Skoda,154900 SEK,used,in stock,Bilar,2019,8956 mil,Diesel,' +
          'Automat,Halvkombi 5-dörrar\n',
        record: {
          stockNumber: 'XYZ987',
          make: 'Škoda',
          model: 'Octavia',
          year: 2019,
          mileage: 89560,
          mileageUnit: 'km',
          fuelType: 'diesel',
          transmission: 'Automatic',
          bodyStyle: 'hatchback',
          doors: 5,
        },
      },
    ],
    failing: [
      {
        text: 'id,title,brand,price,product_type\nM1,Rubber mat,,199 SEK,Accessories\n',
        refused: { field: 'make' },
      },
    ],
  },
};

/** A label's content tells what it is; the shop may number its labels as it likes. */
function placeLabel(fields: Fields, label: string): void {
  const text = fields.get(label)?.[0];
  if (text === undefined) return;
  if (/^\d[\d\s.,]*\s*(?:mil|km|mi|miles)$/i.test(text)) addField(fields, 'mileage', text);
  else if (/^(?:19|20)\d\d$/.test(text)) addField(fields, 'year', text);
  else if (readTransmission(text) !== null) addField(fields, 'transmission', text);
  else if (readBodyStyle(text) !== null) addField(fields, 'bodystyle', text);
  else if (readFuelType(text) !== null) addField(fields, 'fueltype', text);
}
