import { imageStoreFrom } from '../../providers/image-store/index.ts';
import { imagesFolder } from '../../providers/image-store/folder.ts';
import type { ImageStore } from '../../providers/image-store/port.ts';
import { systemClock } from '../../lib/clock.ts';
import { makeIds } from '../../lib/ids.ts';
import { systemRandom } from '../../lib/random.ts';
import { bad, type Finding, good, type SlowCheck, type Subject } from './check.ts';
import { chown, mends, nearestFolder, whyNotWritable } from './folder-checks.ts';

/** A bucket of a million files takes its time; a person does not wait for longer. */
const patienceMs = 30_000;

/** Whether the store of images can be used, and holds what the database says that it holds. */
export const imagesCheck: SlowCheck = {
  name: 'images',
  async examine(subject) {
    const { config, state } = subject;
    const problem = config.imagesS3 ? null : folderProblem(subject);
    if (problem) return bad(problem);
    const store = imageStoreFrom(config, makeIds(systemClock, systemRandom()));
    const wanted = state?.imageFiles ?? [];
    const names = await namesIn(store, AbortSignal.timeout(patienceMs));
    if (!names) {
      return good(`${store.where} can be read, and holds more than could be looked through.`);
    }
    return findingOf(store, wanted, names);
  },
};

function folderProblem({ config: { dataDir } }: Subject): string | null {
  const folder = nearestFolder(imagesFolder(dataDir));
  const code = whyNotWritable(folder);
  return code && `${folder} cannot be written (${code}). ${mends[code] ?? chown}`;
}

/** Null where they are too many. Throws an ImageStoreError, which says what to mend. */
async function namesIn(store: ImageStore, signal: AbortSignal): Promise<Set<string> | null> {
  const names = new Set<string>();
  for await (const { name } of store.list(signal)) names.add(name);
  return signal.aborted ? null : names;
}

function findingOf(
  { where }: ImageStore,
  wanted: readonly string[],
  names: ReadonlySet<string>,
): Finding {
  const missing = wanted.filter((name) => !names.has(name));
  const [first] = missing;
  if (wanted.length === 0) return good(`There are no images yet; they will be kept in ${where}.`);
  if (first === undefined) return good(`All ${wanted.length} image files are in ${where}.`);
  const counts = `${missing.length} of ${wanted.length} image files are missing from ${where}`;
  const mend =
    'Copy them there from wherever the images were copied to, or add the pictures again.';
  return bad(`${counts}, such as ${first}. ${mend}`);
}
