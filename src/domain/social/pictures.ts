import type { FittedPicture } from '../../media/pictures/fit-picture.ts';

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
  /** Serves a copy that was made for a network for some hours. Returns where it is. */
  keepCopy(picture: FittedPicture): Promise<string>;
};
