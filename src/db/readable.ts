import { sites } from '../../schema/tables/sites.ts';
import type { Log } from '../lib/log.ts';
import { prepared } from './prepared.ts';
import type { Reader } from './reader.ts';

const anySite = prepared((db: Reader['db']) =>
  db.select({ id: sites.id }).from(sites).limit(1).prepare(),
);

/** Whether a read of one row works; why not is logged. */
export async function storeIsReadable({
  reader,
  log,
}: {
  reader: Reader;
  log: Log;
}): Promise<boolean> {
  try {
    await anySite(reader).all();
    return true;
  } catch (error) {
    log.error({ error: String(error) }, 'the store cannot be read');
    return false;
  }
}
