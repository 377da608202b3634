import { ValidationError } from 'elysia';
import { type Problem, problem } from '../problem.ts';

type Issue = { path: string; message: string };
type Finding = {
  path?: string;
  message?: string;
  summary?: string;
  schema?: { minLength?: number; maxLength?: number; type?: string; enum?: string[] };
};

const mostIssues = 20;

/** A 400 with one issue a field; null when it was our own answer that broke its schema. */
export function validationProblem(error: unknown): Problem | null {
  if (!(error instanceof ValidationError) || error.type === 'response') return null;
  const issues = issuesOf(error.all as Finding[], error.type);
  const [first] = issues;
  const message = first ? `${first.path}: ${first.message}` : 'The request is not valid.';
  return problem('validation_error', message, { issues });
}

function issuesOf(findings: Finding[], type: string): Issue[] {
  const byPath = new Map<string, Issue>();
  for (const finding of findings) {
    const path = dotted(finding.path) || type;
    // The first finding on a field is the telling one ("required" comes before "expected string").
    if (!byPath.has(path)) byPath.set(path, { path, message: wordsFor(finding) });
  }
  return [...byPath.values()].slice(0, mostIssues);
}

function dotted(path: string | undefined): string {
  const parts = (path ?? '').split('/').slice(1);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

function wordsFor({ message, schema }: Finding): string {
  if (schema?.enum) return `must be one of ${schema.enum.join(', ')}`;
  if (schema?.type === 'string' && /kind/i.test(message ?? '')) {
    return `must be a text of ${schema.minLength} to ${schema.maxLength} characters`;
  }
  if (/unexpected property/i.test(message ?? '')) return 'is not a known field';
  if (/required property/i.test(message ?? '')) return 'is required';
  return (message ?? 'is not valid').replace(/^Expected/, 'must be');
}
