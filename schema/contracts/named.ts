import type { TSchema } from '@sinclair/typebox';

/** Where a schema carries the name of its component in the API description. */
export const componentKey = 'x-component';

/** Where a schema carries what the API description alone shows. */
export const shownKey = 'x-shown';

const descriptions = new Map<string, string | undefined>();

/**
 * A schema that the API description holds once, under this name, and refers to everywhere else.
 * Programs that are generated from the description call the type so. Spread it to describe one of
 * its uses: `{ ...ArticleType, description: 'Only of this type.' }`.
 */
export function Named<T extends TSchema>(name: string, schema: T): T {
  descriptions.set(name, schema.description);
  return { ...schema, [componentKey]: name };
}

/** What the component itself says; a use may say something else. */
export function componentDescription(name: string): string | undefined {
  return descriptions.get(name);
}

type Shown = {
  /** What is taken for it where it is left out; the verb that reads it applies it. */
  default?: unknown;
  /** `uri`: too narrow a word for what feeds and people write, so answers are not held to it. */
  format?: 'uri' | 'int64';
  minLength?: number;
  maxLength?: number;
  pattern?: string;
};

/**
 * Keywords for the reader of the API description that no request or answer is checked by: Elysia
 * would fill a `default` in by itself, before anybody knows whether the field was sent.
 */
export function shown<T extends TSchema>(schema: T, keywords: Shown): T {
  return { ...schema, [shownKey]: { ...(schema[shownKey] as Shown | undefined), ...keywords } };
}
