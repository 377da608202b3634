import type { Context } from '../../context.ts';
import { checkText } from '../compliance/check-text.ts';
import { siteContext } from '../compliance/context-of.ts';
import { readContent } from '../compliance/reading/read-content.ts';

/** What the advertising rules find wrong with the text of a card, which is an ad by itself. */
export async function cardErrors(ctx: Context, siteId: string, text: string): Promise<string[]> {
  const context = await siteContext(ctx, siteId, [readContent(text, 'text')]);
  const { issues } = checkText(text, 'text', context);
  return issues.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));
}
