import type { Ids } from '../../lib/ids.ts';
import type { S3Settings } from '../backup-target/s3.ts';
import { folderImageStore } from './folder.ts';
import type { ImageStore } from './port.ts';
import { s3ImageStore } from './s3.ts';

/** The bucket that is set, else a folder in the data folder. */
export function imageStoreFrom(
  { imagesS3, dataDir }: { imagesS3: S3Settings | null; dataDir: string },
  ids: Ids,
): ImageStore {
  return imagesS3 ? s3ImageStore(imagesS3) : folderImageStore(dataDir, ids);
}
