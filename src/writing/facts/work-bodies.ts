import type { StockVehicle } from '../store-profile.ts';
import type { Trait } from './traits.ts';

/**
 * Bodies that are built on a chassis. A feed that has one says so in the name of the vehicle: a
 * pickup that is called nothing else has its box.
 */
export const workBodies: readonly Trait[] = [
  body('a service body', 'service|utility', /(?:service|utility) (?:body|truck)/i),
  body('a flatbed', 'flat ?bed', /flat ?bed|platform body/i),
  body('a dump body', 'dump', /\bdump\b/i),
  body('a bucket lift', 'bucket|boom', /bucket truck|aerial lift/i),
];

function body(name: string, words: string, pattern: RegExp): Trait {
  return {
    name,
    asked: `(?:${words})(?: bod(?:y|ies))?(?= trucks?\\b)|(?:${words}) bod(?:y|ies)`,
    listed: pattern,
    isMatter: false,
    column: { of: nameOf, pattern },
  };
}

function nameOf({ model, trim, listedTrim, features }: StockVehicle): string {
  return [model, listedTrim ?? trim, ...features].join(' ');
}
