import { Type } from '@sinclair/typebox';
import { Elysia } from 'elysia';
import { pageQuery } from '../../../schema/contracts/common.ts';
import {
  FeedQuery,
  InventoryFeedAnswer,
  InventoryStatsAnswer,
  VehicleAnswer,
  VehicleFilters,
  VehiclesAnswer,
  VinParams,
} from '../../../schema/contracts/inventory.ts';
import { type PageRequest, pageText, readPage } from '../../db/page.ts';
import { jsonText } from '../../http/json-text.ts';
import { answers, keyErrors } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { streamed } from '../../http/streamed.ts';
import { notFound } from '../../problem.ts';
import { FeedStreams } from './feed-streams.ts';
import { listVehicles } from './list-vehicles.ts';
import { stockFigures } from './stock-figures.ts';
import { vehicleNamed } from './store.ts';
import { streamFeed } from './stream-feed.ts';
import { detailText, listedText } from './vehicle-json.ts';

type SetHeaders = Record<string, string | number>;

const access = { scope: 'inventory:read' } as const;
const tags = ['inventory'];

export function inventoryRoutes(http: Http) {
  const { ctx } = http;
  const { reader } = ctx;
  const streams = new FeedStreams(ctx.clock);
  return new Elysia({ name: 'inventory', prefix: '/inventory', normalize: false })
    .use(http.access)
    .get(
      '',
      async ({ actor, query: { limit, cursor, ...filters }, set }) => {
        const where = { siteId: actor.siteId, route: 'inventory', filters };
        const list = (page: PageRequest) => listVehicles(reader, actor.siteId, filters, page);
        const page = await readPage(ctx.cursors, where, { limit, cursor }, list, listedText);
        return jsonText(set, pageText(page));
      },
      {
        access,
        query: Type.Object({ ...pageQuery, ...VehicleFilters }),
        response: answers(200, VehiclesAnswer, 400, ...keyErrors),
        detail: {
          operationId: 'list_vehicles',
          summary: 'List vehicles in stock',
          description:
            'Newest first. Vehicles that have left the feed count as sold and are not listed. ' +
            'Filters can be combined.',
          tags,
        },
      },
    )
    .get(
      '/stats',
      async ({ actor }) => ({ data: await stockFigures(reader, actor.siteId, ctx.clock.now()) }),
      {
        access,
        response: answers(200, InventoryStatsAnswer, ...keyErrors),
        detail: {
          operationId: 'get_inventory_stats',
          summary: 'Get inventory statistics',
          description:
            'Counts, averages, makes, body styles, price bands and ages of the current stock.',
          tags,
        },
      },
    )
    .get(
      '/feed',
      async ({ actor, request, set, query: { format = 'json' } }) => {
        const begin = () => streams.begin(actor.keyId, set.headers as SetHeaders);
        return streamed(await streamFeed(ctx, { siteId: actor.siteId, format, request, begin }));
      },
      {
        access,
        query: FeedQuery,
        response: answers(200, InventoryFeedAnswer, 400, 503, ...keyErrors),
        detail: {
          operationId: 'get_inventory_feed',
          alsoAs: ['application/xml'],
          conditional: ['ETag', 'Last-Modified'],
          summary: 'Get the inventory feed',
          description:
            'The whole stock with twelve fields a vehicle, streamed as JSON or as XML ' +
            '(`<inventory><count/><vehicles><vehicle>…`, the same fields as elements). ' +
            'Compressed with zstd or gzip where the caller accepts that; 304 without a body ' +
            'where `If-None-Match` or `If-Modified-Since` names the current state of the stock. ' +
            'At most four at the same time for one key (429), and one of which nothing has been ' +
            'taken for 30 seconds is ended.',
          tags,
        },
      },
    )
    .get(
      '/:vin',
      async ({ actor, params: { vin }, set }) => {
        const row = await vehicleNamed(reader, actor.siteId, vin);
        if (!row) throw notFound();
        return jsonText(set, `{"data":${detailText(row, ctx.clock.now())}}`);
      },
      {
        access,
        params: VinParams,
        response: answers(200, VehicleAnswer, 400, 404, ...keyErrors),
        detail: {
          operationId: 'get_vehicle',
          summary: 'Get a vehicle in stock',
          description: 'By its VIN, its id or, if it has no VIN, its stock number.',
          tags,
        },
      },
    );
}
