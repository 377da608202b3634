import type { Car } from '../cars/car-of.ts';
import { enginesOf } from '../cars/figures-of.ts';

/** "200 hp, Si", "450 hp in the Raptor", "707 hp or more". */
const ofSport = /^, (?:[A-Z\d]|in the )|^ in the | or more/;

/** The strongest of the engines that no sport version has to itself. */
export function powerOf(car: Car): { most: number; engine: string; top: number } {
  const told = enginesOf(car).flatMap((one) =>
    one.split(/ or (?=\d)|; /).flatMap((text) => {
      const [, power, tail = ''] = /(\d+) hp([^)]*)/.exec(text) ?? [];
      if (!power) return [];
      const isFueled = / on premium/.test(tail) && / on regular|\d hp or/.test(one);
      const isOwn = ofSport.test(tail) || isFueled;
      return [{ power: Number(power), engine: nameOfEngine(one), isOwn }];
    }),
  );
  const plain = told.filter(({ isOwn }) => !isOwn);
  const [best] = plain.toSorted((one, two) => two.power - one.power);
  const top = Math.max(0, ...told.map(({ power }) => power));
  return { most: best?.power ?? 0, engine: best?.engine ?? '', top };
}

/** "1.5L turbo four-cylinder": without what it puts out. */
export function nameOfEngine(engine = ''): string {
  return engine.replace(/ \(.*$/, '');
}
