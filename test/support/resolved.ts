import type { Json } from './client.ts';

const start = '#/components/schemas/';

/** An API description in which each reference to a schema is replaced by what it refers to. */
export function resolved(document: Json): Json {
  const { schemas } = document.components;
  function resolve(value: Json): Json {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...beside } = value;
    if (typeof $ref !== 'string' || !$ref.startsWith(start)) {
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one)]));
    }
    const target = schemas[$ref.slice(start.length)];
    if (target === undefined) throw new Error(`${$ref} refers to nothing.`);
    return { ...resolve(target), ...beside };
  }
  return resolve(document);
}
