import type { BodyStyle } from '../../../../schema/records/vehicle.ts';
import { stem } from '../reading/stem.ts';

/** How people name body styles in a keyword, in normalised words, separated by `|`. */
export const bodyWords: Readonly<Partial<Record<BodyStyle, string>>> = {
  sedan: 'sedan|4 door car|four door car|saloon',
  coupe: 'coupe|sports car|muscle car|2 door',
  convertible: 'convertible|drop top|roadster|soft top',
  hatchback: 'hatchback|hatch|5 door',
  wagon: 'wagon|station wagon|estate car',
  suv:
    'suv|sport utility|sport utility vehicle|small suv|compact suv|midsize suv|full size suv|' +
    '3 row suv|third row suv|luxury suv|three row suv|cuv|family suv',
  crossover: 'crossover|crossover suv',
  truck:
    'truck|pickup|pickup truck|pick up truck|half ton|half-ton|3/4 ton|one ton|crew cab truck|' +
    'work truck|heavy duty truck|midsize truck|full size truck|dually|small truck|truck bed|' +
    'tonneau cover|bed liner|bedliner|bed cover|crew cab|extended cab|tailgate|leveling kit|' +
    'running boards',
  van: 'van|cargo van|passenger van|work van|camper van',
  minivan: 'minivan|mini van|mini-van|family van',
};

/** The same for questions: noun, plural, and the style that shoppers weigh it against. */
export const bodyNouns: Readonly<
  Record<BodyStyle, { one: string; many: string; instead: BodyStyle }>
> = {
  sedan: { one: 'sedan', many: 'sedans', instead: 'suv' },
  coupe: { one: 'coupe', many: 'coupes', instead: 'convertible' },
  convertible: { one: 'convertible', many: 'convertibles', instead: 'coupe' },
  hatchback: { one: 'hatchback', many: 'hatchbacks', instead: 'sedan' },
  wagon: { one: 'wagon', many: 'wagons', instead: 'suv' },
  suv: { one: 'SUV', many: 'SUVs', instead: 'minivan' },
  crossover: { one: 'crossover', many: 'crossovers', instead: 'sedan' },
  truck: { one: 'truck', many: 'trucks', instead: 'suv' },
  van: { one: 'van', many: 'vans', instead: 'minivan' },
  minivan: { one: 'minivan', many: 'minivans', instead: 'suv' },
  other: { one: 'car', many: 'cars', instead: 'suv' },
};

/** The stem of each, phrases as they stand. */
export const bodyStems: ReadonlySet<string> = new Set(
  Object.values(bodyWords).flatMap((words) => words.split('|').map(stem)),
);
