import type { AnyElysia } from 'elysia';
import { problem } from '../problem.ts';

/** What clients send; Elysia answers HEAD wherever there is GET. */
const commonMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Set = { headers: Record<string, string | number> };

/**
 * Elysia knows no 405: each known path gets a fallback that names what it allows. Its router looks
 * among the routes of a method first, so that GET /content/batch would be GET /content/:id with an
 * odd id: a path that another route of the method would take gets a refusal of its own there.
 */
export function refuseOtherMethods(server: AnyElysia): void {
  const methodsByPath = new Map<string, string[]>();
  for (const { method, path } of server.routes) {
    const known = methodsByPath.get(path);
    if (known) known.push(method);
    else methodsByPath.set(path, [method]);
  }
  const patterns = patternsOf(methodsByPath);
  for (const [path, methods] of methodsByPath) {
    if (methods.includes('ALL')) continue;
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    const allow = allowed.toSorted().join(', ');
    const takers = takersOf(path, patterns);
    for (const method of commonMethods) {
      if (methods.includes(method)) continue;
      if (takers.some((taker) => taker.methods.includes(method)))
        server.route(method, path, ({ set }) => refuse(set as Set, allow));
    }
    server.all(path, ({ set }) => refuse(set as Set, allow));
  }
}

function refuse({ headers }: Set, allow: string): never {
  headers.allow = allow;
  throw problem('method_not_allowed', `This path takes ${allow}.`);
}

type Pattern = { path: string; parts: string[]; methods: readonly string[] };

/** Those with a parameter, cut once: every path is held against each of them at the start. */
function patternsOf(methodsByPath: ReadonlyMap<string, readonly string[]>): Pattern[] {
  const patterns: Pattern[] = [];
  for (const [path, methods] of methodsByPath) {
    if (path.includes('/:')) patterns.push({ path, parts: path.split('/'), methods });
  }
  return patterns;
}

/** The other patterns that take what the path stands for, segment by segment. */
function takersOf(path: string, patterns: readonly Pattern[]): Pattern[] {
  const segments = path.split('/');
  return patterns.filter(
    ({ path: other, parts }) =>
      other !== path &&
      parts.length === segments.length &&
      parts.every((part, at) => part.startsWith(':') || part === segments[at]),
  );
}
