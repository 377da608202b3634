import type { Static } from '@sinclair/typebox';
import type { FeedVehicle } from '../../../schema/contracts/inventory.ts';
import { xmlDeclaration, xmlElement } from '../../lib/xml-write.ts';

type Entry = Static<typeof FeedVehicle>;

/** How a feed is written, in parts that can go out one after the other. */
export type FeedSyntax = {
  contentType: string;
  head(count: number): string;
  entry(vehicle: Entry, index: number): string;
  tail: string;
};

/** Part of every tag: to be counted up when the same stock comes to be written otherwise. */
export const syntaxRevision = 2;

export const jsonFeed: FeedSyntax = {
  contentType: 'application/json',
  head: (count) => `{"data":{"count":${count},"vehicles":[`,
  entry: (vehicle, index) => (index === 0 ? '' : ',') + JSON.stringify(vehicle),
  tail: ']}}',
};

/**
 * A value that is missing is an empty element. The library writes one vehicle at a time, some 11 µs
 * each: as one document it would hold the whole stock.
 */
export const xmlFeed: FeedSyntax = {
  contentType: 'application/xml; charset=utf-8',
  head: (count) => `${xmlDeclaration}\n<inventory>\n<count>${count}</count>\n<vehicles>\n`,
  entry: (vehicle) => `${xmlElement('vehicle', vehicle)}\n`,
  tail: '</vehicles>\n</inventory>\n',
};
