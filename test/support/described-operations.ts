import type { Json } from './client.ts';
import type { Harness } from './harness.ts';
import { resolved } from './resolved.ts';

export type DescribedOperation = {
  /** "POST /content/{id}/posted", for people. */
  name: string;
  method: string;
  /** Below /v1/public, with its parameters in braces. */
  path: string;
  operation: Json;
  /** Status codes that the description names. */
  statuses: number[];
};

/** Every operation of the API description, in its order, with its schemas in place. */
export function describedOperations(app: Harness): DescribedOperation[] {
  const { paths } = resolved(app.app.describe()) as {
    paths: Record<string, Record<string, Json>>;
  };
  return Object.entries(paths).flatMap(([fullPath, methods]) =>
    Object.entries(methods).map(([verb, operation]) => {
      const method = verb.toUpperCase();
      const path = fullPath.replace('/v1/public', '');
      const statuses = Object.keys(operation.responses).map(Number);
      return { name: `${method} ${path}`, method, path, operation, statuses };
    }),
  );
}

/** Without those of share pages, whose order of checks and errors are of their own. */
export function operationsWithEnvelopes(app: Harness): DescribedOperation[] {
  return describedOperations(app).filter(({ path }) => !path.startsWith('/share/'));
}
