import { fixtureVin } from './vin.ts';

/** A listing as the service's documentation shows one; equal numbers give the same car. */
export function serviceListing(number: number, changes: object = {}): object {
  return {
    id: `4T1G11AK-${number}`,
    vin: fixtureVin('4T1G11AK', 2022, 700_000 + number),
    heading: 'Used 2022 Toyota Camry SE',
    price: 21_000 + number,
    miles: 30_000 + number,
    msrp: 0,
    data_source: 'mc',
    vdp_url: `https://lakeside.example/camry/${number}`,
    is_certified: 0,
    seller_type: 'dealer',
    inventory_type: 'used',
    stock_no: `L${number}`,
    dom: 80,
    dom_180: 50,
    dom_active: 12,
    first_seen_at: 1_793_000_000,
    last_seen_at: 1_794_000_000,
    dealer: {
      id: 1_035_095,
      website: 'lakeside.example',
      name: 'Lakeside Motors',
      city: 'Omaha',
      state: 'NE',
      zip: '68102',
      latitude: '41.25',
      longitude: '-95.93',
    },
    build: { year: 2022, make: 'Toyota', model: 'Camry', trim: 'SE', body_type: 'Sedan' },
    ...changes,
  };
}

export type ServiceState = {
  /** By "make model", what there is to list. */
  stock: Map<string, object[]>;
  key: string;
  /** Answers to give in the place of the next ones. */
  instead: Response[];
  asked: URL[];
};

/** Answers one request as GET /v2/search/car/active is documented. */
export function answerSearch(state: ServiceState, address: string): Response {
  const url = new URL(address);
  state.asked.push(url);
  const instead = state.instead.shift();
  if (instead) return instead;
  const at = (name: string) => url.searchParams.get(name) ?? '';
  if (at('api_key') !== state.key) {
    return Response.json({ message: 'Unauthorized' }, { status: 401 });
  }
  if (!url.pathname.endsWith('/v2/search/car/active')) {
    return Response.json({ message: 'no Route matched' }, { status: 404 });
  }
  const [start, rows] = [Number(at('start')), Number(at('rows'))];
  if (rows > 50) return Response.json({ message: 'Invalid rows' }, { status: 422 });
  const all = state.stock.get(`${at('make')} ${at('model')}`) ?? [];
  return Response.json({ num_found: all.length, listings: all.slice(start, start + rows) });
}

export function serviceState(stock: Record<string, object[]> = {}): ServiceState {
  return { stock: new Map(Object.entries(stock)), key: 'secret', instead: [], asked: [] };
}
