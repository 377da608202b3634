import type { Static } from '@sinclair/typebox';
import type {
  InventoryFeedAnswer,
  InventoryStatsAnswer,
  VehicleAnswer,
  VehiclesAnswer,
} from '../inventory.ts';
import { answered, asked, nextCursor, vehicleId } from './example-ids.ts';

const image_url = 'https://images.example.com/P1042/1.jpg';
const shared = {
  vin: '4T1G11AK5NU100042',
  year: 2022,
  make: 'Toyota',
  model: 'Camry',
  trim: 'SE',
  vehicle_type: 'Certified' as const,
  price: 24_995,
  mileage: 31_208,
  exterior_color: 'Celestial Silver Metallic',
  interior_color: 'Black',
};
const listed = {
  id: vehicleId,
  ...shared,
  stock_number: 'P1042',
  currency: 'USD',
  mileage_unit: 'mi' as const,
  availability: 'on_lot' as const,
  has_description: false,
  image_url,
  updated_at: answered,
};

const list: Static<typeof VehiclesAnswer> = {
  data: [listed],
  pagination: { has_more: true, next_cursor: nextCursor, total_count: 128 },
};
const one: Static<typeof VehicleAnswer> = {
  data: {
    ...listed,
    engine: '2.5L 4-cylinder',
    transmission: '8-Speed Automatic',
    drivetrain: 'FWD',
    fuel_type: 'Gasoline',
    body_style: 'sedan',
    images: [image_url, 'https://images.example.com/P1042/2.jpg'],
    msrp: null,
    features: ['Lane keep assist', 'Heated front seats'],
    days_on_lot: 23,
    ai_description: null,
    description_status: 'not_generated',
    created_at: asked,
  },
};
const stats: Static<typeof InventoryStatsAnswer> = {
  data: {
    total: 3,
    new: 1,
    used: 1,
    certified: 1,
    with_description: 0,
    average_price: 28_661.67,
    average_days_on_lot: 31.3,
    by_make: [
      { make: 'Toyota', count: 2 },
      { make: 'Ford', count: 1 },
    ],
    by_body_style: [
      { body_style: 'sedan', count: 2 },
      { body_style: null, count: 1 },
    ],
    price_bands: [{ label: '$20,000–$29,999', min: 20_000, max: 30_000, count: 3 }],
    aging: { '0_30': 2, '31_60': 1, '61_90': 0, over_90: 0 },
    last_feed_at: asked,
  },
};
const feed: Static<typeof InventoryFeedAnswer> = {
  data: { count: 1, vehicles: [{ ...shared, ai_description: null, image_url }] },
};
const xml = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<inventory>',
  '<count>1</count>',
  '<vehicles>',
  `<vehicle><vin>${shared.vin}</vin><year>2022</year><make>Toyota</make><model>Camry</model>` +
    '<trim>SE</trim><vehicle_type>Certified</vehicle_type><price>24995</price>' +
    '<mileage>31208</mileage><exterior_color>Celestial Silver Metallic</exterior_color>' +
    `<interior_color>Black</interior_color><ai_description/><image_url>${image_url}</image_url>` +
    '</vehicle>',
  '</vehicles>',
  '</inventory>',
  '',
].join('\n');

export const inventoryExamples = {
  list_vehicles: { answer: list },
  get_vehicle: { answer: one },
  get_inventory_stats: { answer: stats },
  get_inventory_feed: { answer: feed, alsoAs: { 'application/xml': xml } },
};
