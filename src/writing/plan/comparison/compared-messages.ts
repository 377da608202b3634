import { paragraphBreak } from '../message-ids.ts';
import type { Shelf } from '../shelf.ts';

/** Messages that go into one section together, or stay out together. */
export type Aspect = { section: string; messages: string[] };

/** What may be said of each side, the first that can be said of a group. */
const perVehicle: readonly { section: string; groups: readonly (readonly string[])[] }[] = [
  {
    section: 'price',
    groups: [
      [
        'compare.price',
        'compare.single',
        'compare.no-price',
        'compare.other-years',
        'compare.no-stock',
      ],
    ],
  },
  { section: 'economy', groups: [['compare.economy'], ['compare.range']] },
  { section: 'powertrain', groups: [['compare.engine'], ['compare.drive']] },
  { section: 'space', groups: [['compare.class']] },
  { section: 'choice', groups: [['compare.trims'], ['compare.colors']] },
];

/** Tables from this length on: contract section 4. */
const tablesFrom = 2500;

/** A glance needs some text around it. */
const glanceFrom = 500;

/**
 * All that can be told of the sides, the most needed first; `order` is that of the telling. Each
 * aspect is complete for all sides, so that leaving one out for want of room favors nobody.
 */
export function comparedMessages(shelf: Shelf, order: readonly string[]): Aspect[] {
  const { contentLength } = shelf.sheet.brief;
  const told = new Map(perVehicle.map(({ section, groups }) => [section, sides(groups)]));
  const all = order.join('|');
  const aspects: Aspect[] = [
    aspect('price', told.get('price') ?? []),
    aspect('economy', [
      ...(told.get('economy') ?? []),
      ...sayable([`compare.thriftiest~${all}`, `compare.no-economy~${all}`, 'compare.estimates']),
    ]),
    aspect('glance', contentLength < glanceFrom ? [] : sayable(['table:compare'])),
    aspect('powertrain', told.get('powertrain') ?? []),
    aspect('space', told.get('space') ?? []),
    aspect('choice', told.get('choice') ?? []),
    aspect('price', table('table:compare-stock')),
    aspect('economy', table('table:compare-economy')),
  ];
  return aspects.filter(({ messages }) => messages.some((id) => id !== paragraphBreak));

  function aspect(section: string, messages: string[]): Aspect {
    return { section, messages: [...messages, paragraphBreak] };
  }

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
