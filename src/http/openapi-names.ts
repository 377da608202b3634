import { type JsonSchema, nameOf } from './openapi-schema.ts';

/** "list_vehicles" and "content.approval.submitted" as types are named. */
export function pascalCase(words: string): string {
  return words
    .split(/[._-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/**
 * The name of an answer's envelope: of what it holds where that has a name, so that operations with
 * equal answers share it, else of its operation.
 */
export function answerName({ properties = {} }: JsonSchema, operationId: string): string {
  const { data, pagination } = properties;
  const item = nameOf(data?.items);
  if (pagination && item) return `${item}Page`;
  return `${nameOf(data) ?? pascalCase(operationId)}Response`;
}
