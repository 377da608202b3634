import type { Car } from '../cars/car-of.ts';
import type { CarSpan } from '../cars/car-model.ts';
import { guideMonth } from '../cars/guide.ts';
import { figuresOf } from '../cars/figures-of.ts';
import { joinWithAnd } from '../realise/lists.ts';
import { carName, figureText, figureUnits, modelYears, yearsText } from './car-texts.ts';
import type { Fact } from './fact.ts';

/** The oil of some years of a model. */
export type OilOf = { years: string; text: string };

/** What an engine is filled with: of the years asked for, else of the newest that are known. */
export function oilFactsOf(car: Car): Fact[] {
  const told = toldCar(car);
  if (!told) return [];
  const source = `${car.guide.make} published specifications, ${modelYears(told.span)}`;
  const ofYears = oilByYears(car).map(({ years, text }, at) =>
    factOf(`car.oil-of.${at + 1}`, `${years}: ${text}`, source),
  );
  const which = factOf('car.oil-which', carName(told), source);
  return [which, factOf('car.oil', oilText(told), source), ...ofYears];
}

/** Of all model years that are known, the newest first; those that are alike are told together. */
export function oilByYears(car: Car): OilOf[] {
  const spans: { span: CarSpan; text: string }[] = [];
  for (const span of car.guide.spans) {
    const text = oilText({ ...car, year: null, span });
    const last = spans.at(-1);
    if (text === '') continue;
    if (last?.text === text && span.to === last.span.from - 1) {
      last.span = { ...last.span, from: span.from };
    } else spans.push({ span, text });
  }
  return spans.map(({ span, text }) => ({ years: yearsText(span), text }));
}

function toldCar(car: Car): Car | null {
  if (oilText(car) !== '') return car;
  if (car.year !== null) return null;
  const span = car.guide.spans.find((one) => oilText({ ...car, span: one }) !== '');
  return span ? { ...car, span, others: [] } : null;
}

function oilText(car: Car): string {
  return joinWithAnd(figuresOf(car, 'oil').map((one) => figureText(one, figureUnits.oil)));
}

function factOf(id: string, value: string, source: string): Fact {
  const label = 'Engine oil with a new filter';
  return { id, label, value, unit: null, source, asOf: guideMonth };
}
