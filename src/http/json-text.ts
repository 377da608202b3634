import { asIs } from './operation.ts';

const json = { headers: { 'content-type': 'application/json' } };

/** An answer that is JSON text already. Its schema is not checked here: a test has to hold it. */
export function jsonText(text: string): never {
  return asIs(new Response(text, json));
}
