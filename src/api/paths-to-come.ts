import { Elysia } from 'elysia';
import type { Http } from '../http/server.ts';
import { notFound } from '../problem.ts';

/**
 * Words of the contract that stand where an id can stand, and whose operations are still to be
 * built. A path comes before its ids in the order of checks, so these are unknown paths (404) and
 * not malformed ids (400). Whoever builds one takes its line out.
 */
const paths = ['/ideaclouds/create-suggestions'];

export function pathsToCome(_http: Http) {
  const routes = new Elysia({ name: 'paths-to-come', normalize: false });
  for (const path of paths) {
    // Both: a GET route with an id in this place would come before a route for every method.
    routes.get(path, unknownPath).all(path, unknownPath);
  }
  return routes;
}

function unknownPath(): never {
  throw notFound();
}
