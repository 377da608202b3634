/** What a file is by its first bytes; names and headers are never trusted. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp';

const signatures: readonly [PictureKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n[^]\n/],
  ['webp', /^RIFF[^]{4}WEBPVP8/],
  ['gif', /^GIF8[79]a/],
  ['bmp', /^BM[^]{4}\0{4}/],
];

const headBytes = 16;

/** Null for everything else: SVG is a program, and HEIC, AVIF and TIFF cannot be read here. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, headBytes));
  return signatures.find(([, signature]) => signature.test(head))?.[0] ?? null;
}
