import type { Context } from '../../context.ts';
import type { PreparedPicture } from '../../media/pictures/prepare-picture.ts';
import type { CardRequest } from '../../media/cards/card-request.ts';
import type { ImageJob, ImageMaker, NoImage } from '../../providers/image-maker/port.ts';
import { beginModelJob } from '../site/model-job.ts';
import { cardRequestFor } from './card-request-for.ts';
import { cardSources } from './card-sources.ts';

export type Wanted = {
  siteId: string;
  /** Of the generation or the article: what is paid for is written down under it. */
  id: string;
  prompt: string;
  size: string;
  altText: string | null;
  articleId: string | null;
};

export type Pictured = { picture: PreparedPicture; altText: string };

/** Leaves time within the limit of the task to keep what was made. */
const makingMs = 200_000;

/** Has a picture made and makes it ready to be kept. A throw means: try again later. */
export async function makePicture(
  ctx: Context,
  maker: ImageMaker,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Pictured | NoImage> {
  const { siteId, articleId, id, prompt, altText } = wanted;
  const [width = 0, height = 0] = wanted.size.split('x').map(Number);
  const size = { width, height };
  const request = await cardRequestFor(ctx, { siteId, articleId, id, prompt, altText, size });
  const made = await maker.make(await jobFor(ctx, wanted, request, signal));
  if ('reason' in made) return made;
  const { pictures } = ctx.providers;
  const { bytes, isOurs } = made;
  const picture = await (isOurs ? pictures.prepareOwn(bytes) : pictures.prepare(bytes));
  if ('reason' in picture) return { reason: `The image cannot be used. ${picture.reason}` };
  return { picture, altText: altText ?? made.altText ?? fromPrompt(prompt) };
}

async function jobFor(
  ctx: Context,
  { siteId, id }: Wanted,
  request: CardRequest,
  signal: AbortSignal,
): Promise<ImageJob> {
  const job = await beginModelJob(ctx, siteId, { generationId: id }, makingMs, signal);
  const { name } = request.store;
  return {
    request,
    sources: cardSources(ctx, { siteId, storeName: name }, job.signal),
    allow: job.allow,
    meter: job.meter,
    signal: job.signal,
  };
}

/** Screen readers cut longer ones. */
const longestAltText = 125;

function fromPrompt(prompt: string): string {
  const words = prompt.replaceAll(/\s+/g, ' ').trim();
  if (words.length <= longestAltText) return words;
  return `${words.slice(0, longestAltText - 1).replace(/\s+\S*$/u, '')}…`;
}
