/** An image of the site's library, as posts use it. */
export type LibraryPicture = {
  id: string;
  /** Where anybody can fetch it. */
  url: string;
  altText: string;
  contentType: string;
  width: number;
  height: number;
  bytes: number;
};

/** Where the pictures of posts are kept. */
export type PictureLibrary = {
  find(siteId: string, imageId: string): Promise<LibraryPicture | undefined>;
  /** Null where it is gone. */
  imageBytes(siteId: string, imageId: string): Promise<Uint8Array | null>;
};

/** A row of a library, as far as posts need it. */
type Kept = {
  id: string;
  altText: string;
  extension: string;
  width: number;
  height: number;
  bytes: number;
};

const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** Pictures of a library that knows rows, files by row, and where a row is served. */
export function picturesOf<Row extends Kept>(parts: {
  find(siteId: string, imageId: string): Promise<Row | undefined>;
  read(row: Row): Promise<Blob | null>;
  urlOf(row: Row): string;
}): PictureLibrary {
  return {
    async find(siteId, imageId) {
      const row = await parts.find(siteId, imageId);
      if (!row) return undefined;
      const { id, altText, width, height, bytes, extension } = row;
      const contentType = contentTypes[extension] ?? 'application/octet-stream';
      return { id, url: parts.urlOf(row), altText, contentType, width, height, bytes };
    },
    async imageBytes(siteId, imageId) {
      const row = await parts.find(siteId, imageId);
      const file = row && (await parts.read(row));
      return file ? file.bytes() : null;
    },
  };
}

/** For a program that keeps no images. */
export const noPictures: PictureLibrary = {
  find: async () => undefined,
  imageBytes: async () => null,
};
