import type { ComponentRow } from '../components-store.ts';

type Content = Pick<ComponentRow, 'content'>;

/** What a component holds as JSON text; null where it is no JSON. */
function jsonIn({ content }: Content): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

/** The texts of pageSlugs, postTags or blogCategories: a JSON array of strings, or one a line. */
export function textsIn(component: Content): string[] {
  const found = jsonIn(component);
  const texts = Array.isArray(found) ? found : component.content.split('\n');
  return texts.flatMap((text) => {
    return typeof text === 'string' && text.trim() !== '' ? [text.trim()] : [];
  });
}

/** The objects of a component: one, or an array of them. */
export function objectsIn(component: Content): Record<string, unknown>[] {
  return [jsonIn(component)].flat().filter(isObject);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
