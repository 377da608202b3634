import { isOfEngine } from '../cars/asked-engines.ts';
import type { Car } from '../cars/car-of.ts';
import { guideMonth } from '../cars/guide.ts';
import { joinWithAnd } from '../realise/lists.ts';
import { carName, modelYears } from './car-texts.ts';
import type { Fact } from './fact.ts';

/** What times the engine: one fact where all have the same, another where they differ. */
export function timingFactsOf(asked: Car): Fact[] {
  const car = knownCar(asked);
  const { span, guide } = car;
  const source = `${guide.make} maintenance schedules, ${modelYears(span)}`;
  const told = toldOf(car);
  if (told.length === 0) return [];
  const kinds = new Set(told.map((one) => one.split(' ')[0]));
  const id = kinds.size > 1 ? 'timing-both' : kinds.has('belt') ? 'timing-belt' : 'timing-chain';
  const value = joinWithAnd(told.map((one) => `a timing ${one}`));
  return [factOf('car.timing-which', carName(car), source), factOf(`car.${id}`, value, source)];
}

/** The newest years that are known, where no year is asked for. */
function knownCar(car: Car): Car {
  if (car.year !== null || car.span.timing.length > 0) return car;
  const span = car.guide.spans.find(({ timing }) => timing.length > 0);
  return span ? { ...car, span, others: [] } : car;
}

/** Of the one engine that is asked for what is known of it, else of all. */
function toldOf({ span, engines = [] }: Car): readonly string[] {
  const [engine, more] = engines;
  if (engine === undefined || more !== undefined) return span.timing;
  const own = span.timing.filter((one) => isOfEngine(one, engine));
  return own.length > 0 ? own : span.timing;
}

function factOf(id: string, value: string, source: string): Fact {
  return { id, label: 'Timing belt or chain', value, unit: null, source, asOf: guideMonth };
}
