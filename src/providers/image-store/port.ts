/** A file that lies in the store. */
export type StoredImage = { name: string; bytes: number; modifiedAtMs: number };

/**
 * Where pictures lie, under names that `isImageName` takes. A name says what is in the file, so one
 * that is there already may be written again and stays what it is; the time of its last writing
 * keeps the sweep away from it.
 */
export type ImageStore = {
  /** For the operator, without secrets. */
  where: string;
  /** Whole or not at all. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  read(name: string): Promise<Blob | null>;
  /** One that is not there counts as removed. */
  remove(name: string): Promise<void>;
  /** Everything, drafts of writers that died too. */
  list(signal: AbortSignal): AsyncIterable<StoredImage>;
};

/** Every failure of a store; the message is for the operator: what is wrong and how to mend it. */
export class ImageStoreError extends Error {
  override name = 'ImageStoreError';
}

const imageName = /^[0-9a-f]{64}(?:-[1-9][0-9]{1,4})?\.(?:jpg|png|webp)$/;
/** Left by a process that died while it wrote. */
const draftName = /^[0-9a-f]{64}[-0-9]*\.(?:jpg|png|webp)\.[0-9a-f-]+\.draft$/;

/** `<sha256>.jpg`, or `<sha256>-640.webp` for a smaller one. */
export function isImageName(text: string): boolean {
  return imageName.test(text);
}

/** Two letters keep folders small: `ab/ab12….jpg`. Drafts too, so that they can be removed. */
export function imagePath(name: string): string {
  if (!isImageName(name) && !draftName.test(name)) throw new Error(`${name} names no image.`);
  return `${name.slice(0, 2)}/${name}`;
}

export function isStoredName(name: string): boolean {
  return isImageName(name) || draftName.test(name);
}
