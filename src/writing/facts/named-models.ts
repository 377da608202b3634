import type { Brief } from '../brief.ts';
import type { StockVehicle } from '../store-profile.ts';
import { slug } from './stock-facts.ts';
import { summariseStock, type StockSummary } from './stock-summary.ts';

/** A model of the lot that the keyword, the subject or a question names, in any year. */
export type NamedModel = {
  id: `model.${string}`;
  /** "Chevrolet Equinox", as the stock spells it. */
  name: string;
  vehicles: StockVehicle[];
  summary: StockSummary;
};

/** The models of the lot that the article will speak of, so that only these get facts. */
export function namedModelsOf(brief: Brief, lot: readonly StockVehicle[]): NamedModel[] {
  const groups = Map.groupBy(lot, (car) => (car.make && car.model ? nameOf(car) : ''));
  groups.delete('');
  const { keyword, title, subject, questions, related = [] } = brief;
  const texts = [
    keyword ?? '',
    title ?? '',
    subject ? `${subject.make} ${subject.model}` : '',
    ...[...questions, ...related].map((asked) => asked.question),
  ];
  const names = [...groups.keys()];
  const named = new Set(texts.flatMap((text) => modelsIn(text, names)));
  return [...named].map((name) => {
    const vehicles = groups.get(name) ?? [];
    return { id: `model.${slug(name)}`, name, vehicles, summary: summariseStock(vehicles) };
  });
}

/** Of the names those that a text holds, in its order; a longer name hides a shorter one in it. */
export function modelsIn(text: string, names: readonly string[]): string[] {
  let rest = ` ${text.toLowerCase()} `;
  const found: { name: string; at: number }[] = [];
  for (const name of [...names].sort((one, two) => two.length - one.length)) {
    const at = rest.indexOf(name.toLowerCase());
    if (at < 0 || /[\p{L}\p{N}-]/u.test(rest.charAt(at - 1) + rest.charAt(at + name.length))) {
      continue;
    }
    found.push({ name, at });
    rest = rest.replaceAll(name.toLowerCase(), '\0'.repeat(name.length));
  }
  return found.sort((one, two) => one.at - two.at).map(({ name }) => name);
}

function nameOf({ make, model }: StockVehicle): string {
  return `${make} ${model}`;
}
