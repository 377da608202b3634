import { paragraphBreak } from '../message-ids.ts';
import type { Shelf } from '../shelf.ts';

/** Messages that go into one section together, or stay out together. */
export type Aspect = { section: string; messages: string[] };

/** Tables from this length on: contract section 4. */
const tablesFrom = 2500;

/** A glance needs some text around it. */
const glanceFrom = 500;

/**
 * All that can be told of the sides, the most needed first; `order` is that of the telling. Each
 * aspect is complete for all sides, so that leaving one out for want of room favors nobody. What
 * does not differ between them stands in the table, and nothing more is said of it.
 */
export function comparedMessages(shelf: Shelf, order: readonly string[]): Aspect[] {
  const { contentLength } = shelf.sheet.brief;
  const all = order.join('|');
  const rated = shelf.sheet.compared.filter((one) => one.economy).length;
  const economy = [
    ...sides([['compare.economy'], ['compare.range']]),
    ...sayable(['compare.estimates']),
  ];
  const isOfOtherYears = shelf.sheet.compared.some((one) => one.isOtherYears);
  const aspects: Aspect[] = [
    aspect('glance', contentLength < glanceFrom ? [] : sayable(['table:compare'])),
    aspect('price', [
      ...(isTold(shelf) ? [] : sayable([`compare.cheapest~${all}`])),
      ...sides([['compare.no-price']]),
    ]),
    aspect('others', [
      ...sides([['compare.other-years']]),
      ...(isOfOtherYears ? table('table:compare-others') : []),
    ]),
    aspect('price', table('table:compare-stock')),
    aspect('economy', rated < 2 ? [] : economy),
    aspect('economy', table('table:compare-economy')),
  ];
  return aspects.filter(({ messages }) => messages.some((id) => id !== paragraphBreak));

  function aspect(section: string, messages: string[]): Aspect {
    return { section, messages: [...messages, paragraphBreak] };
  }

  /** Of each side the first that can be said of a group. */
  function sides(groups: readonly (readonly string[])[]): string[] {
    return order.flatMap((place) =>
      groups.flatMap((ids) => sayable(ids.map((id) => `${id}~${place}`)).slice(0, 1)),
    );
  }

  function table(id: string): string[] {
    return contentLength < tablesFrom ? [] : sayable([id]);
  }

  function sayable(ids: readonly string[]): string[] {
    return ids.filter(shelf.isSayable);
  }
}

/** The opening has named the one car that is here, with its price. */
function isTold({ sheet }: Shelf): boolean {
  const here = sheet.compared.flatMap(({ pair }) => pair.vehicles);
  return here.length === 1;
}
