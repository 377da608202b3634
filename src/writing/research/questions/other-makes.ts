import { lazy } from '../../../lib/lazy.ts';
import { makes } from '../lexicon/makes.ts';
import type { Reading } from '../reading/read-keyword.ts';

/** The makes that a question may name, each as it is written out and in its first word. */
const names = lazy(() =>
  makes.map(({ name }) => {
    const first = name.split('-')[0] ?? name;
    return { name, pattern: new RegExp(String.raw`\b(?:${RegExp.escape(first)})\b`) };
  }),
);

const ofGm = /^(?:Buick|Cadillac|Chevrolet|GMC)$/;

/**
 * Whether a question is of a make that the keyword does not name: what the service codes of one
 * mean is asked by its owners alone.
 */
export function isOfOtherMake(form: string | null, { make }: Pick<Reading, 'make'>): boolean {
  if (form === null) return false;
  if (/\bGM\b/.test(form) && make !== null && !ofGm.test(make)) return true;
  return names().some(({ name, pattern }) => pattern.test(form) && name !== make);
}
