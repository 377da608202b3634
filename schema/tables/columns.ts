import { integer, text } from 'drizzle-orm/sqlite-core';

/** A UUID as text. */
export function id(name = 'id') {
  return text(name);
}

/** Milliseconds since the epoch, UTC. */
export function instant(name: string) {
  return integer(name);
}

/** JSON as text, typed by what is put in. */
export function json<T>(name: string) {
  return text(name, { mode: 'json' }).$type<T>();
}

export function flag(name: string) {
  return integer(name, { mode: 'boolean' });
}
