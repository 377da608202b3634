import type { Brief } from '../../src/writing/brief.ts';
import type { StockVehicle, StoreProfile } from '../../src/writing/store-profile.ts';
import { allDetails, storeWith } from './store-details.ts';
import { fixtureStock, fixtureStore } from './stock.ts';

/** A store with its lot, as a brief takes them. */
export type WritingStore = { id: string } & Pick<Brief, 'store' | 'stock' | 'place'>;

type Id = 'ca' | 'tx' | 'ne' | 'fl' | 'trucks' | 'on';

function lot(id: Id, holds: (car: StockVehicle) => boolean = () => true): Omit<WritingStore, 'id'> {
  // The two of a group list the same cars.
  const seed = id === 'tx' ? 'ca' : id;
  const stock = fixtureStock(seed).filter(holds);
  return { store: profiles[id], stock: id === 'on' ? stock.map(inCanada) : stock };
}

function inCanada(car: StockVehicle): StockVehicle {
  const mileage = car.mileage === null ? null : Math.round(car.mileage * 1.609);
  return { ...car, currency: 'CAD', mileage, mileageUnit: 'km' };
}

const profiles: Readonly<Record<Id, StoreProfile>> = {
  ca: at('Harbor Motors', 'San Diego', 'CA', '92110', 'America/Los_Angeles'),
  tx: at('Bayou Motors', 'Houston', 'TX', '77002', 'America/Chicago'),
  ne: storeWith(
    { ...allDetails, delivery: 'Free home delivery within 50 miles of Lincoln' },
    at('Plains Motors', 'Lincoln', 'NE', '68508', 'America/Chicago'),
  ),
  fl: at('Gulf Auto', 'Tampa', 'FL', '33602', 'America/New_York'),
  trucks: at('Panhandle Trucks', 'Amarillo', 'TX', '79101', 'America/Chicago'),
  on: { ...at('Lakeshore Motors', 'Toronto', 'ON', 'M5V 2T6', 'America/Toronto'), country: 'CA' },
};

function at(name: string, city: string, state: string, zip: string, timeZone: string) {
  const domain = `${name.toLowerCase().replace(/\W+/g, '')}.example`;
  return { ...fixtureStore, name, domain, city, state, zip, timeZone };
}

/**
 * Six stores under six laws: two of one group, which share a lot and their keywords; one that has
 * entered all that it can of itself; one that sells trucks and one that sells used cars alone; and
 * one in Canada.
 */
export const groupStores: readonly WritingStore[] = [
  { id: 'group, California', ...lot('ca') },
  { id: 'group, Texas', ...lot('tx'), place: 1 },
  { id: 'all details, Nebraska', ...lot('ne') },
  { id: 'used cars, Florida', ...lot('fl', ({ condition }) => condition !== 'new') },
  { id: 'trucks, Texas', ...lot('trucks', ({ bodyStyle }) => bodyStyle === 'truck') },
  { id: 'Ontario', ...lot('on') },
];
