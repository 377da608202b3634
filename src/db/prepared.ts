import type { Reader } from './reader.ts';

/**
 * A statement that is built once for each connection: building costs more than running it.
 * `build` gets the connection's Drizzle and returns a prepared statement.
 */
export function prepared<D extends Reader['db'], S>(
  build: (db: D) => S,
): (connection: { readonly db: D }) => S {
  const statements = new WeakMap<object, S>();
  return ({ db }) => {
    const known = statements.get(db);
    if (known !== undefined) return known;
    const made = build(db);
    statements.set(db, made);
    return made;
  };
}
