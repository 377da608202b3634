import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { Problem } from '../../problem.ts';
import type { StoreVisit } from '../visit.ts';
import type { Wrong } from './options.tsx';

/** Throws what `wrongIn` reads where a form is not what partners would have to send either. */
export function checked<T extends TSchema>(schema: T, input: unknown): Static<T> {
  const paths = [...Value.Errors(schema, input)].map(({ path }) => {
    return path.replace(/^\//, '').replaceAll('/', '.');
  });
  if (paths.length > 0) throw new WrongFields(paths);
  return input as Static<T>;
}

class WrongFields extends Error {
  override name = 'WrongFields';
  constructor(readonly paths: readonly string[]) {
    super(`Wrong: ${paths.join(', ')}.`);
  }
}

/** Which fields are wrong, in words; null for every other error. */
export function wrongIn({ words }: StoreVisit, error: unknown): Wrong | null {
  const { wrong } = words.compose;
  const paths = pathsOf(error);
  const said = paths.map((path) => {
    const own = path.split('.').at(-1) ?? '';
    return [path, wrong[own] ?? wrong[path.split('.')[0] ?? ''] ?? wrong.other] as const;
  });
  return paths.length === 0 ? null : Object.fromEntries(said);
}

function pathsOf(error: unknown): readonly string[] {
  if (error instanceof WrongFields) return error.paths;
  if (!(error instanceof Problem) || error.code !== 'validation_error') return [];
  const issues = error.details?.issues as { path: string }[] | undefined;
  return (issues ?? []).map(({ path }) => path);
}
