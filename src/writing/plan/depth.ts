import type { Shelf } from './shelf.ts';

/** A concise article tells the first two sentences of each point; no limit for any other. */
export function depthOf({ sheet }: Shelf): number | undefined {
  return sheet.brief.contentDepth === 'concise' ? 2 : undefined;
}
