import type { Visit } from '../visit.ts';
import type { Words } from '../words/index.ts';
import { Notice } from './notice.tsx';

export type SaidName = keyof Words['said'];

/**
 * What has just been done, after a form has led here. The address names one of our own sentences,
 * so that nobody can put words of theirs on a page by a link.
 */
export function Said({ visit: { url, words } }: { visit: Pick<Visit, 'url' | 'words'> }) {
  const name = url.searchParams.get('said');
  if (name === null || !Object.hasOwn(words.said, name)) return null;
  return (
    <Notice tone="ok" isResult>
      {words.said[name as SaidName]}
    </Notice>
  );
}
