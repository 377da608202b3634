import { conditions } from '../../../schema/records/vehicle.ts';
import { descriptionStatuses } from '../../../schema/tables/vehicles.ts';
import {
  type AgeClass,
  ageClasses,
  type StockFilter,
  type StockOrder,
} from '../../domain/inventory/desk/list-stock.ts';

export const orders = [
  'newest',
  'oldest',
  'priciest',
  'cheapest',
  'name',
] as const satisfies readonly StockOrder[];
export const ages = Object.keys(ageClasses) as AgeClass[];

export type ListQuery = {
  text: string;
  condition: StockFilter['condition'];
  age: StockFilter['age'];
  description: StockFilter['description'];
  order: StockOrder;
};

type Fields = { get(name: string): string | null };

/** What an address or a form asks for; a value that is none is as if it were not there. */
export function readListQuery(fields: Fields): ListQuery {
  return {
    text: (fields.get('q') ?? '').trim().slice(0, 200),
    condition: conditions.find((name) => name === fields.get('condition')),
    age: ages.find((name) => name === fields.get('age')),
    description: descriptionStatuses.find((name) => name === fields.get('text')),
    order: orders.find((name) => name === fields.get('order')) ?? 'newest',
  };
}

/** As fields of an address or a form, without what goes without saying. */
export function fieldsOf({ text, condition, age, description, order }: ListQuery) {
  return {
    ...(text !== '' && { q: text }),
    ...(condition && { condition }),
    ...(age && { age }),
    ...(description && { text: description }),
    ...(order !== 'newest' && { order }),
  };
}

export function searchOf(query: ListQuery): string {
  const text = new URLSearchParams(fieldsOf(query)).toString();
  return text === '' ? '' : `?${text}`;
}
