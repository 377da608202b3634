import { checkDigit } from '../vin.ts';
import type { FeedFormat } from './format.ts';
import { addField, type Fields } from './record/fields.ts';
import { hasAll, hasSome } from './reading/sample.ts';
import { findToyotaSeries } from './words/toyota-series.ts';

type NamedLine = { model: string; body: string | null; fuel: string | null };

const shippingStates = ['Factory to port', 'Port to dealer', 'At dealer'];

export const allocationList: FeedFormat = {
  id: 'allocation-list',
  name: 'Toyota allocation list (CSV)',
  about:
    'New cars from the factory on: Series is the model line, Model the trim, states of shipping.',
  syntax: 'delimited',
  recognise: (sample) =>
    hasAll(sample, 'series', 'model', 'vin', 'shippingstatus') &&
    hasSome(sample, 1, 'basemsrp', 'dealerprice', 'presold'),
  columns: {
    model: ['series'],
    trim: ['model'],
    condition: ['stateofvehicle'],
    stockNumber: [],
    fallbackId: [],
  },
  alsoReads: ['presold'],
  adjust(fields) {
    const state = fields.get('shippingstatus')?.[0] ?? '';
    if (!shippingStates.includes(state)) {
      const reason = `"${state}" is not a state of shipping; the row's columns seem to have slid.`;
      return { field: 'Shipping Status', reason };
    }
    const code = fields.get('series')?.[0] ?? '';
    const series = findToyotaSeries(code) ?? namedLine(code, fields.get('model')?.[0] ?? '');
    if (!series) {
      return { field: 'Series', reason: `"${code}" is not a known Toyota model line.` };
    }
    fields.set('series', [series.model]);
    fields.set('model', [trimOf(fields.get('model')?.[0] ?? '', series.model)]);
    addField(fields, 'make', 'Toyota');
    addField(fields, 'stateofvehicle', 'new');
    addField(fields, 'bodystyle', series.body ?? '');
    addField(fields, 'fueltype', series.fuel ?? '');
    readShipping(fields, state);
    dropBareMarkup(fields);
    return null;
  },
  examples: {
    passing: [
      {
        text:
          'Series,Year,Model,Color,Drivetrain,Base MSRP,Markup,Dealer Price,Shipping Status,' +
          'Pre-Sold,Hold Status,VIN\n' +
          'camryhybrid,2026,Camry SE Hybrid,Ice Cap,FWD,31500,995.0,32495.0,Factory to ' +
          'port,False,,' +
          '4T1DAACK0TU25I123\n',
        record: {
          vin: '4T1DAACK0TU25I123',
          condition: 'new',
          status: 'on_order',
          make: 'Toyota',
          model: 'Camry Hybrid',
          trim: 'SE',
          fuelType: 'hybrid',
          msrpCents: 3150000,
          priceCents: 3249500,
        },
      },
    ],
    failing: [
      {
        text:
          'Series,Year,Model,Color,Drivetrain,Base MSRP,Markup,Dealer Price,Shipping Status,VIN\n' +
          'camry,2026,Camry,SE,Ice Cap,FWD,31500,995.0,32495.0,4T1DAACK0TU25I123\n',
        refused: { field: 'Shipping Status' },
      },
    ],
  },
};

/** "Camry SE Hybrid" of the Camry Hybrid is the SE: the model line's own words are taken out. */
function trimOf(text: string, model: string): string {
  const own = model.split(' ').concat(model);
  const words = text.trim().split(/\s+/);
  const rest = words.filter((word) => !own.includes(word) && !(model === 'GR86' && word === '86'));
  return rest.join(' ');
}

/** A line that came after this list: the model begins with the words of which its code is made. */
function namedLine(code: string, text: string): NamedLine | null {
  const words = text.trim().split(/\s+/);
  for (let count = 1; count <= words.length; count += 1) {
    const model = words.slice(0, count).join(' ');
    const folded = model.toLowerCase().replaceAll(/[^a-z\d]/g, '');
    if (folded !== '' && folded === code.toLowerCase()) return { model, body: null, fuel: null };
  }
  return null;
}

/** A car under way with a final VIN exists; one with a provisional VIN is still to be built. */
function readShipping(fields: Fields, state: string): void {
  const vin = fields.get('vin')?.[0]?.toUpperCase() ?? '';
  const isBuilt = state !== 'Factory to port' || checkDigit(vin) === vin[8];
  const shipped = isBuilt && state !== 'At dealer' ? 'in transit' : state;
  fields.set('shippingstatus', [fields.get('presold')?.[0] === 'True' ? 'pending' : shipped]);
}

/** Where the base price is not known yet, the "dealer price" is the mark-up alone. */
function dropBareMarkup(fields: Fields): void {
  if (Number(fields.get('basemsrp')?.[0] ?? 0) === 0) fields.delete('dealerprice');
}
