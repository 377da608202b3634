import type { ValueError } from '@sinclair/typebox/errors';
import { ValidationError } from 'elysia';
import { type Problem, problem } from '../problem.ts';
import { wordsFor } from './validation-words.ts';

type Issue = { path: string; message: string };

const maxIssues = 20;

/** A 400 with one issue a field; null when it was our own answer that broke its schema. */
export function validationProblem(error: unknown): Problem | null {
  if (!(error instanceof ValidationError) || error.type === 'response') return null;
  const issues = issuesOf(error.all as ValueError[], error.type);
  const [first] = issues;
  const message = first ? `${first.path}: ${first.message}` : 'The request is not valid.';
  return problem('validation_error', message, { issues });
}

function issuesOf(faults: ValueError[], place: string): Issue[] {
  const byPath = new Map<string, Issue>();
  for (const fault of faults) {
    const path = dotted(fault.path) || place;
    // The first finding on a field is the telling one ("required" comes before "expected string").
    if (!byPath.has(path)) byPath.set(path, { path, message: wordsFor(fault) });
  }
  return [...byPath.values()].slice(0, maxIssues);
}

/** A JSON pointer as clients read it: "/items/0/keyword" is "items.0.keyword". */
function dotted(path: string): string {
  const parts = path.split('/').slice(1);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}
