/**
 * How an outline names what is to be said: "price.lowest" (a message from facts),
 * "know:towing/payload" (a knowledge point), "know:towing/payload#1" (its first sentence only),
 * "know:towing/" (the module's direct answer), "direct:FORM" (the answer to a question form),
 * "direct:FORM#tail" (all of it but the first sentence), "table:stock", "links", "element:ID",
 * "versus.price~ABOUT" (a message and what it is asked of) and "break" between two paragraphs.
 */
export const paragraphBreak = 'break';

/** One line of a list: neighbours make one list. */
export function bulletId(id: string): string {
  return `${bulletMark}${id}`;
}

/** What a bullet says; null for what is no bullet. */
export function readBulletId(id: string): string | null {
  return id.startsWith(bulletMark) ? id.slice(bulletMark.length) : null;
}

const bulletMark = 'bullet:';

/** The list of the chosen questions, with a link to each answer. */
export const contentsId = 'contents';

export function answerId(moduleId: string): string {
  return `know:${moduleId}/`;
}

export function pointId(moduleId: string, point: string, sentences?: number): string {
  return `know:${moduleId}/${point}${sentences === undefined ? '' : `#${sentences}`}`;
}

export function directAnswerId(form: string): string {
  return `direct:${form}`;
}

/** The same without its first sentence, to go on after an answer from facts. */
export function directTailId(form: string): string {
  return `direct:${form}${tailMark}`;
}

/** The question form of a direct answer's id and its first sentence; null for any other id. */
export function readDirectId(id: string): { form: string; from: number } | null {
  if (!id.startsWith('direct:')) return null;
  const isTail = id.endsWith(tailMark);
  const form = id.slice('direct:'.length, isTail ? -tailMark.length : undefined);
  return { form, from: isTail ? 1 : 0 };
}

/** A message's own id and what it is asked of; '' where it needs no telling. */
export function readMessageId(id: string): { id: string; about: string } {
  const [own = id, about = ''] = id.split('~');
  return { id: own, about };
}

const tailMark = '#tail';

/** The parts of a knowledge id; null for any other id. `point` is '' for the direct answer. */
export function readKnowledgeId(
  id: string,
): { module: string; point: string; sentences: number } | null {
  const match = /^know:([^/]+)\/([^#]*)(?:#(\d+))?$/.exec(id);
  if (!match) return null;
  const sentences = match[3] ? Number(match[3]) : Number.POSITIVE_INFINITY;
  return { module: match[1] ?? '', point: match[2] ?? '', sentences };
}
