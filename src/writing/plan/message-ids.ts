/**
 * How an outline names what is to be said: "price.lowest" (a message from facts),
 * "know:towing/payload" (a knowledge point), "know:towing/payload#1" (its first sentence only),
 * "know:towing/" (the module's direct answer), "direct:FORM" (the answer to a question form),
 * "table:stock", "links", "element:ID", and "break" between two paragraphs.
 */
export const paragraphBreak = 'break';

export function answerId(moduleId: string): string {
  return `know:${moduleId}/`;
}

export function pointId(moduleId: string, point: string, sentences?: number): string {
  return `know:${moduleId}/${point}${sentences === undefined ? '' : `#${sentences}`}`;
}

export function directAnswerId(form: string): string {
  return `direct:${form}`;
}

/** The question form of a direct answer's id; null for any other id. */
export function readDirectId(id: string): string | null {
  return id.startsWith('direct:') ? id.slice('direct:'.length) : null;
}

/** The parts of a knowledge id; null for any other id. `point` is '' for the direct answer. */
export function readKnowledgeId(
  id: string,
): { module: string; point: string; sentences: number } | null {
  const match = /^know:([^/]+)\/([^#]*)(?:#(\d+))?$/.exec(id);
  if (!match) return null;
  const sentences = match[3] ? Number(match[3]) : Number.POSITIVE_INFINITY;
  return { module: match[1] ?? '', point: match[2] ?? '', sentences };
}
