import { Problem } from '../../problem.ts';
import type { Words } from '../words/index.ts';

export type Wrong = { path: string[]; text: string };

/** The field that a verb refuses and what to say beside it; throws what is no such refusal. */
export function wrongField(error: unknown, { settings }: Words): Wrong {
  if (!(error instanceof Problem)) throw error;
  if (error.code === 'conflict') return { path: ['name'], text: settings.takenName };
  const issues = error.details?.['issues'] as { path: string }[] | undefined;
  const given = error.code === 'validation_error' ? issues?.[0]?.path : undefined;
  if (given === undefined) throw error;
  const path = given.split('.').map(snake);
  const known = path.findLast((part) => Object.hasOwn(settings.wrong, part));
  const text = known ? settings.wrong[known as keyof typeof settings.wrong] : settings.wrongField;
  return { path, text };
}

/** Verbs name some fields as the code does: `timeZone`. */
function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
