import type { Config } from './config/config.ts';
import type { Cursors } from './db/cursor.ts';
import type { Reader } from './db/reader.ts';
import type { Store } from './db/store.ts';
import type { RunLog } from './db/run-log.ts';
import type { Write } from './db/write.ts';
import type { Clock } from './lib/clock.ts';
import type { Ids } from './lib/ids.ts';
import type { InFlight } from './domain/webhooks/sending/in-flight.ts';
import type { Passwords } from './domain/people/passwords/hash-passwords.ts';
import type { PictureLibrary } from './domain/social/pictures.ts';
import type { KeyUses } from './limits/key-uses.ts';
import type { Log } from './lib/log.ts';
import type { Random } from './lib/random.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { Seal } from './lib/seal.ts';
import type { RunOwnProgram } from './lib/own-program.ts';
import type { Metrics } from './metrics.ts';
import type { Call } from './providers/call.ts';
import type { BackupTarget } from './providers/backup-target/port.ts';
import type { ImageMaker } from './providers/image-maker/port.ts';
import type { ImageStore } from './providers/image-store/port.ts';
import type { Pictures } from './media/pictures/prepare-picture.ts';
import type { ListingsProvider } from './providers/listings/port.ts';
import type { Networks } from './providers/networks/port.ts';
import type { Mailer } from './providers/mail/port.ts';
import type { Researcher } from './providers/researcher/port.ts';
import type { ArticleWriter } from './providers/writer/port.ts';

/** What every verb may use. Built once, in app.ts. */
export type Context = {
  config: Config;
  reader: Reader;
  write: Write;
  /** Lets all reads of this turn of the event loop share one transaction. */
  shareReads: Store['shareReads'];
  openSnapshot: Store['openSnapshot'];
  /** In a file of its own, so that the loops cost the state no commits. */
  runLog: RunLog;
  clock: Clock;
  random: Random;
  ids: Ids;
  /** This process, in the leases that it takes. */
  node: string;
  log: Log;
  metrics: Metrics;
  /** Aborted as soon as the program has been told to end. */
  ending: AbortSignal;
  cursors: Cursors;
  seal: Seal;
  /** Makes and checks hashes, two at a time. */
  passwords: Passwords;
  call: Call;
  /** Work that would hold the event loop, in a process of its own. */
  runOwnProgram: RunOwnProgram;
  /** Webhook attempts under way. */
  sends: InFlight;
  limiter: RateLimiter;
  keyUses: KeyUses;
  providers: {
    researcher: Researcher;
    writer: ArticleWriter;
    /** Who writes when the writer, a text model, cannot; null where no model is set up. */
    fallbackWriter: ArticleWriter | null;
    /** Null where backups stay on this machine. */
    backupTarget: BackupTarget | null;
    /** Of what clients ask for: the model that is set, else the cards. */
    imageMaker: ImageMaker;
    /** Of the pictures of articles, which show facts. */
    cardMaker: ImageMaker;
    imageStore: ImageStore;
    /** Makes files of pictures ready to be kept. */
    pictures: Pictures;
    /** Null where listings come from files alone. */
    listings: ListingsProvider | null;
    /** Where posts go and reviews come from. */
    networks: Networks;
    /** The pictures that posts may show. */
    library: PictureLibrary;
    /** Null where no mail goes out. */
    mailer: Mailer | null;
  };
};
