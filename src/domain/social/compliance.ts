import type { Context } from '../../context.ts';
import { checkText } from '../compliance/check-text.ts';
import { siteContext } from '../compliance/context-of.ts';
import { readContent } from '../compliance/reading/read-content.ts';

/** What the rules on advertising say of a post as an advertisement of its own. */
export type Checked = { errors: string[]; warnings: string[] };

export async function checkPost(
  ctx: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  text: string,
): Promise<Checked> {
  const context = await siteContext(ctx, siteId, [readContent(text, 'text')]);
  const { issues } = checkText(text, 'text', context);
  const words = (one: (typeof issues)[number]) => `${one.rule}: ${one.message}`;
  const isError = (one: (typeof issues)[number]) => one.severity === 'error';
  return {
    errors: issues.filter(isError).map(words),
    warnings: issues.filter((one) => !isError(one)).map(words),
  };
}

/** What keeps a post back, in one text; null where nothing does. */
export async function heldBy(
  ctx: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  text: string,
): Promise<string | null> {
  const { errors } = await checkPost(ctx, siteId, text);
  return errors.length === 0 ? null : errors.join(' ');
}
