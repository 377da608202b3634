import type { Reader } from '../../../db/reader.ts';
import { dateInWords, localDay } from '../../../writing/facts/local-date.ts';
import { escapeHtml } from '../../../writing/html/sanitise.ts';
import { headingText } from '../../../writing/realise/heading-text.ts';
import { listTransitions } from './transitions-store.ts';

type Published = { siteId: string; articleId: string; bodyHash: string };
export type Byline = { html: string; markdown: string };

/**
 * Who approved the text that is published, and on which day at the store; null where nobody did,
 * or where the record names an address and no person.
 */
export async function bylineOf(
  reader: Reader,
  { siteId, articleId, bodyHash }: Published,
  timeZone: string,
): Promise<Byline | null> {
  const deeds = await listTransitions(reader, siteId, articleId);
  const approval = deeds.findLast(({ toStatus, bodyHash: own }) => {
    return (toStatus === 'approved' || toStatus === 'overridden') && own === bodyHash;
  });
  if (!approval || approval.actor.includes('@')) return null;
  const day = dateInWords(localDay(new Date(approval.createdAt).toISOString(), timeZone));
  const text = `Reviewed by ${approval.actor} on ${day}.`;
  return { html: `<p>${escapeHtml(text)}</p>\n`, markdown: `\n${headingText(text)}\n` };
}
