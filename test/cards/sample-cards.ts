import type {
  CardWords,
  StoreWords,
  VehicleWords,
} from '../../src/media/cards/layout/card-words.ts';
import type { CardDesign } from '../../src/media/cards/layout/lay-out.ts';
import { type LookedAt, lookAtPhoto } from '../../src/media/cards/photo/look-at-photo.ts';
import { madePhoto, madePhotos } from './made-photos.ts';

/** The sizes of the contract. */
export const sizes = [
  { width: 1200, height: 630 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1024 },
  { width: 1080, height: 1080 },
  { width: 1080, height: 1350 },
  { width: 1080, height: 1920 },
] as const;

export type Sample = {
  words: CardWords;
  color: string | null;
  store: StoreWords;
  photo?: keyof typeof madePhotos;
  language?: string;
};

export const prairie: StoreWords = {
  name: 'Prairie Motors',
  place: 'Lincoln, NE',
  contact: 'prairiemotors.example',
  monogram: 'PM',
};
export const longStore: StoreWords = {
  name: 'The Ångström & Łódź Family Chrysler Dodge Jeep Ram Superstore of Greater Duluth',
  place: 'Saint-Louis-du-Ha! Ha!, QC',
  contact: 'www.angstrom-and-lodz-family-superstore-of-greater-duluth.example',
  monogram: 'ÅŁ',
};
const shortest: StoreWords = { name: 'Ik', place: null, contact: null, monogram: 'I' };

const disclaimer =
  'Price before tax, title, registration and government fees. Stock\u00A0#\u00A0B2207. ' +
  'VIN ending in\u00A0BK771903. Price as of November\u00A022,\u00A02026.';
const california =
  'Plus government fees and taxes, any finance charges, any dealer document processing charge, ' +
  'any electronic filing charge, and any emission testing charge. Stock\u00A0#\u00A0B2207. ' +
  'VIN ending in\u00A0BK771903. Price as of November\u00A022,\u00A02026. In transit: not yet in ' +
  'stock, arrival subject to availability.';

const bmw: VehicleWords = {
  kind: 'vehicle',
  chip: 'USED',
  year: '2025',
  name: 'BMW 3 Series',
  trim: '330i xDrive Sedan',
  news: null,
  facts: ['9,310 miles', 'All-wheel drive', 'Automatic', 'Alpine White'],
  details: [
    ['Mileage', '9,310 miles'],
    ['Drivetrain', 'All-wheel drive'],
    ['Engine', '2.0L 4-cylinder turbocharged'],
    ['Transmission', '8-speed automatic'],
    ['Color', 'Alpine White'],
    ['Stock number', 'B2207'],
  ].map(([label = '', value = '']) => ({ label, value })),
  price: { label: 'Price', amount: '$41,750', before: null },
  disclaimer,
};
const sprinter: VehicleWords = {
  ...bmw,
  chip: 'NEW',
  year: '2026',
  name: 'Mercedes-Benz Sprinter 3500XD Extended High Roof Cargo Van',
  trim: 'Équipé pour Ångström & Łódź — 170 in. WB Dual Rear Wheels',
  facts: [
    'Four-wheel drive with a two-speed transfer case',
    'Diesel',
    'Rear-wheel drive',
    'Obsidian Black Metallic',
  ],
  price: { label: 'Price', amount: '$168,215', before: null },
  disclaimer: california,
};
const x3: VehicleWords = {
  ...bmw,
  year: '2026',
  name: 'Kia K5',
  trim: null,
  facts: [],
  details: [],
};
const drop: VehicleWords = {
  ...bmw,
  chip: 'PRICE DROP',
  year: '2023',
  name: 'Chevrolet Silverado 1500',
  trim: 'LT Trail Boss Crew Cab',
  news: 'Price lowered by $1,500 on November 14',
  price: { label: 'Now', amount: '$41,750', before: { label: 'Was', amount: '$43,250' } },
};
const noPrice: VehicleWords = {
  ...bmw,
  chip: 'IN TRANSIT',
  price: null,
  disclaimer: 'In transit: not yet in stock, arrival subject to availability. Stock # B2207.',
};

export const samples: Record<string, Sample> = {
  plain: { words: bmw, color: '#0f4c81', store: prairie },
  longNoPhoto: { words: sprinter, color: '#8a1c2c', store: longStore },
  shortNoPhoto: { words: x3, color: '#f2b705', store: shortest },
  cutOut: { words: bmw, color: '#0f4c81', store: prairie, photo: 'cutOut' },
  withShadow: { words: bmw, color: '#f2b705', store: prairie, photo: 'withShadow' },
  paper: { words: sprinter, color: '#8a1c2c', store: longStore, photo: 'paper' },
  studio: { words: drop, color: '#0f4c81', store: prairie, photo: 'studio' },
  lot: { words: bmw, color: '#111111', store: prairie, photo: 'lot' },
  lotWide: { words: drop, color: '#ff6600', store: prairie, photo: 'lotWide' },
  lotTall: { words: sprinter, color: '#ffffff', store: longStore, photo: 'lotTall' },
  small: { words: x3, color: '#777777', store: shortest, photo: 'small' },
  dropNoPhoto: { words: drop, color: '#c8102e', store: prairie },
  dropCutOut: { words: drop, color: '#00a3ad', store: prairie, photo: 'cutOut' },
  noPrice: { words: noPrice, color: '#7cfc00', store: prairie, photo: 'cutOut' },
  article: {
    words: {
      kind: 'article',
      kicker: 'NEUMÁTICOS DE INVIERNO',
      title: '¿Qué preguntan los conductores de Lincoln sobre la nieve?',
    },
    color: '#0f4c81',
    store: prairie,
    language: 'es-US',
  },
  articleShort: {
    words: { kind: 'article', kicker: null, title: 'Towing' },
    color: '#f2b705',
    store: shortest,
  },
  articleLong: {
    words: {
      kind: 'article',
      kicker: 'COMPARISON',
      title:
        '2026 Mercedes-Benz Sprinter 3500XD vs. 2026 Ford Transit 350HD Extended-Length: Which ' +
        'Donaudampfschifffahrtsgesellschaft van carries more through a Đà Nẵng winter in Duluth?',
    },
    color: '#ff6600',
    store: longStore,
  },
  event: {
    words: {
      kind: 'event',
      kicker: 'EVENT',
      name: 'Winter Tire Event',
      leaves: [{ month: 'NOV', days: '28–30' }],
      when: 'Friday, November 28 to Sunday, November 30',
      where: 'Prairie Motors, 1200 O Street, Lincoln, NE',
      note: null,
    },
    color: '#c8102e',
    store: prairie,
  },
  eventLong: {
    words: {
      kind: 'event',
      kicker: 'SALES EVENT',
      name: 'The Great Northern Year-End Truck Clearance and Community Toy Drive Weekend',
      leaves: [
        { month: 'DEC', days: '28' },
        { month: 'JAN', days: '3' },
      ],
      when: 'Sunday, December 28, 2026 to Saturday, January 3, 2027',
      where: 'Duluth Entertainment Convention Center, 350 Harbor Drive, Duluth, MN 55802',
      note: 'Bring an unwrapped toy; every family that does is welcome to hot chocolate.',
    },
    color: '#ffffff',
    store: longStore,
  },
  eventBare: {
    words: {
      kind: 'event',
      kicker: 'SERVICE',
      name: 'Oil change',
      leaves: [],
      when: 'Until December 31',
      where: null,
      note: 'From $59.95.',
    },
    color: '#f2b705',
    store: prairie,
  },
  review: {
    words: {
      kind: 'review',
      kicker: 'REVIEW',
      quote: '“Straightforward from the first call. They had the truck ready when I walked in.”',
      author: 'María José G.',
      source: 'Google, October 2026',
      stars: 5,
    },
    color: '#0f4c81',
    store: prairie,
  },
  reviewLong: {
    words: {
      kind: 'review',
      kicker: 'REVIEW',
      quote:
        '“We drove three hours because nobody closer had a hybrid with a spare tire, and it was ' +
        'worth every mile. Two people explained the warranty without pushing it, the paperwork ' +
        'took twenty minutes, and when we found a scratch the next morning they sent somebody ' +
        'to our house to polish it out. That is how it should be done.”',
      author: 'Customer review',
      source: null,
      stars: 4,
    },
    color: '#f2b705',
    store: longStore,
  },
  reviewShort: {
    words: {
      kind: 'review',
      kicker: 'REVIEW',
      quote: '“Honest.”',
      author: 'Bo',
      source: null,
      stars: null,
    },
    color: '#2f2f2f',
    store: shortest,
  },
};

const looks = new Map<string, Promise<LookedAt | null>>();

function lookedAt(name: keyof typeof madePhotos): Promise<LookedAt | null> {
  const look = looks.get(name) ?? madePhoto(madePhotos[name]).then((bytes) => lookAtPhoto(bytes));
  looks.set(name, look);
  return look;
}

export async function designOf(
  sample: Sample,
  size: { width: number; height: number },
): Promise<CardDesign> {
  const { words, color, store, photo, language = 'en-US' } = sample;
  const looked = photo ? await lookedAt(photo) : null;
  return { size, language, color, store, words, logo: null, photo: looked };
}
