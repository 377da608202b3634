import { newYear } from './stock.ts';
import { stockModels } from './stock-models.ts';

const general = [
  'snow tires',
  'oil change near me',
  'brake pads',
  'car battery',
  'wheel alignment',
  'when to rotate tires',
  'check engine light',
  'recall check',
  'lease vs buy',
  'car loan with bad credit',
  'how much down payment for a car',
  'trade in my car',
  'extended warranty',
  'out the door price',
  'used car inspection',
  'vehicle history report',
  'best used trucks under $30,000',
  'used suvs under $25,000',
  'certified pre-owned suvs',
  'hybrid cars',
  'electric cars',
  'awd vs fwd',
  'towing capacity explained',
  'family suv with three rows',
  'car dealership duluth',
  'test drive checklist',
  'minivan or suv',
  'maintenance schedule',
  'first car for a student',
  'cars',
];

const aboutModel = [
  (name: string) => `${newYear} ${name}`,
  (name: string) => `used ${name}`,
  (name: string) => `${name} towing capacity`,
  (name: string) => `${name} lease deals`,
  (name: string) => `${name} trims and colors`,
  (name: string) => `${name} oil change`,
  (name: string) => `${name} warranty`,
  (name: string) => `${name} for a family`,
];

/** A hundred keywords and more as stores ask them: service, money, choosing, and each model. */
export const articleKeywords: readonly string[] = [
  ...general,
  ...stockModels.flatMap(({ make, model }) => aboutModel.map((ask) => ask(`${make} ${model}`))),
  ...stockModels.flatMap(({ make, model }, index) => {
    const other = stockModels[(index + 1) % stockModels.length];
    return other ? [`${make} ${model} vs ${other.make} ${other.model}`] : [];
  }),
];
