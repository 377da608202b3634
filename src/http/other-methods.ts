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
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), method]);
  }
  for (const [path, methods] of methodsByPath) {
    if (methods.includes('ALL')) continue;
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    const allow = allowed.toSorted().join(', ');
    for (const method of commonMethods) {
      if (methods.includes(method)) continue;
      if (isTakenByOther(path, method, methodsByPath))
        server.route(method, path, ({ set }) => refuse(set as Set, allow));
    }
    server.all(path, ({ set }) => refuse(set as Set, allow));
  }
}

function refuse({ headers }: Set, allow: string): never {
  headers.allow = allow;
  throw problem('method_not_allowed', `This path takes ${allow}.`);
}

function isTakenByOther(
  path: string,
  method: string,
  methodsByPath: ReadonlyMap<string, readonly string[]>,
): boolean {
  for (const [other, methods] of methodsByPath) {
    if (other !== path && methods.includes(method) && covers(other, path)) return true;
  }
  return false;
}

/** Whether a pattern takes what another path stands for, segment by segment. */
function covers(pattern: string, path: string): boolean {
  const segments = path.split('/');
  const parts = pattern.split('/');
  return (
    parts.length === segments.length &&
    parts.every((part, at) => part.startsWith(':') || part === segments[at])
  );
}
