import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import { imageLibrary } from './domain/images/image-library.ts';
import { ownPictures } from './media/pictures/prepare-picture.ts';
import { authorsFrom } from './providers/authors.ts';
import { backupTargetFrom } from './providers/backup-target/index.ts';
import { imageMakersFrom } from './providers/image-maker/index.ts';
import { imageStoreFrom } from './providers/image-store/index.ts';
import { listingsFrom } from './providers/listings/index.ts';
import { smtpMailer } from './providers/mail/smtp.ts';
import { networksFrom } from './providers/networks/index.ts';

type Providers = Context['providers'];
type Parts = Pick<Context, 'clock' | 'random' | 'ids' | 'call'> & {
  /** What they are a part of, once it is made. */
  context: () => Context;
};

/** Who writes, draws, keeps files and sends, as the settings say; `others` stand in for them. */
export function makeProviders(
  config: Config,
  { clock, random, ids, call, context }: Parts,
  others: Partial<Providers> = {},
): Providers {
  return {
    ...authorsFrom(config.textModel?.settings ?? null, { clock, random }),
    backupTarget: backupTargetFrom(config),
    ...imageMakersFrom(config.imageProvider, { clock, random }),
    imageStore: imageStoreFrom(config, ids),
    pictures: ownPictures,
    listings: listingsFrom(config.listings, { call, clock }),
    networks: networksFrom(call, config.social),
    library: imageLibrary(context),
    mailer: config.smtp && smtpMailer(config.smtp),
    ...others,
  };
}
