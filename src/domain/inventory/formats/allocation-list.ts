import { checkDigit } from '../vin.ts';
import type { FeedFormat } from './format.ts';
import { addField, type Fields } from './record/fields.ts';
import { hasAll, hasSome } from './reading/sample.ts';
import { toyotaSeries } from './words/toyota-series.ts';

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
  adjust(fields) {
    const state = fields.get('shippingstatus')?.[0] ?? '';
    if (!shippingStates.includes(state)) {
      const reason = `"${state}" is not a state of shipping; the row's columns seem to have slid.`;
      return { field: 'Shipping Status', reason };
    }
    const series = toyotaSeries.find(({ code }) => code === fields.get('series')?.[0]);
    if (!series) {
      const reason = `"${fields.get('series')?.[0] ?? ''}" is not a known Toyota model line.`;
      return { field: 'Series', reason };
    }
    fields.set('series', [series.model]);
    fields.set('model', [trimOf(fields.get('model')?.[0] ?? '', series.model)]);
    addField(fields, 'make', 'Toyota');
    addField(fields, 'stateofvehicle', 'new');
    addField(fields, 'bodystyle', series.body);
    addField(fields, 'fueltype', series.fuel);
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
  const words = text.trim().split(/\s+/);
  const rest = words.filter((word) => !model.split(' ').includes(word));
  return rest.join(' ');
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
