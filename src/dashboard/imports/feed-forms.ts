import { addWebFeed, removeFeed } from '../../domain/inventory/add-feed.ts';
import { Problem } from '../../problem.ts';
import { readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { showImportPage } from './page.tsx';

/** Has a feed fetched from now on. */
export async function addFeedPage(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, words } = visit;
  const form = await readForm(visit.request);
  const address = form.text('address').trim();
  const every = form.text('every');
  const { imports } = words;
  try {
    await addWebFeed(ctx, actor, { address, every });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const typed = { given: address, every };
    if (error.code === 'conflict') {
      return showImportPage(visit, { ...typed, address: imports.addressKnown });
    }
    if (error.code !== 'validation_error') throw error;
    return showImportPage(visit, { ...typed, address: imports.addressWrong(reasonIn(error)) });
  }
  return seeOther(saying(storePath(visit, '/import'), 'feedAdded'));
}

/** Of the first field that is wrong, without its name. */
function reasonIn({ message, details }: Problem): string {
  const [issue] = (details?.['issues'] ?? []) as { message: string }[];
  return issue?.message ?? message;
}

export async function removeFeedPage(visit: StoreVisit): Promise<Response> {
  await removeFeed(visit.ctx, visit.actor, param(visit, 'feed'));
  return seeOther(saying(storePath(visit, '/import'), 'feedRemoved'));
}
