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
  questions: Type.Optional(Type.Array(Type.Object({ question: Type.String() }))),
});

/** What the article may state, in words; null for a body without a fact sheet. */
export function factWords(
  { title, keyword, request }: Pick<NamedArticle, 'title' | 'keyword' | 'request'>,
  metadata: Record<string, unknown> | null,
): string[] | null {
  if (!Value.Check(Sheet, metadata)) return null;
  const { facts, questions = [] }: Static<typeof Sheet> = metadata;
  return [
    title,
    request.title ?? '',
    keyword ?? '',
    ...questions.map(({ question }) => question),
    ...facts.map(({ label, value, unit }) => `${label} ${value} ${unit ?? ''}`),
  ];
}
