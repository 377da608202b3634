import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { NamedArticle } from '../content/store.ts';

/** What a body of ours keeps beside its text; other bodies keep nothing of the kind. */
const Sheet = Type.Object({
  facts: Type.Array(
    Type.Object({
      label: Type.String(),
      value: Type.Union([Type.String(), Type.Number()]),
      unit: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  /** What is left of the text that was written from the facts. */
  paragraphs: Type.Optional(Type.Array(Type.Unknown())),
  questions: Type.Optional(Type.Array(Type.Object({ question: Type.String() }))),
});

/**
 * What the article may state, in words. Null for a body without a fact sheet, and for one that a
 * person has written anew from beginning to end.
 */
export function factWords(
  { title, keyword, request }: Pick<NamedArticle, 'title' | 'keyword' | 'request'>,
  metadata: Record<string, unknown> | null,
): string[] | null {
  if (!Value.Check(Sheet, metadata)) return null;
  const { facts, paragraphs, questions = [] }: Static<typeof Sheet> = metadata;
  if (paragraphs?.length === 0) return null;
  return [
    title,
    request.title ?? '',
    keyword ?? '',
    ...questions.map(({ question }) => question),
    ...facts.map(({ label, value, unit }) => `${label} ${value} ${unit ?? ''}`),
  ];
}
