import type { Command } from 'commander';
import { addImage, removeImage } from '../domain/images/add-image.ts';
import { chooseImagePolicy, type ImagePolicyInput } from '../domain/images/policy.ts';
import { listImages } from '../domain/images/store.ts';
import { viewImage } from '../domain/images/view.ts';
import { maxPictureBytes } from '../media/pictures/prepare-picture.ts';
import { problem } from '../problem.ts';
import { print, table } from './print.ts';
import { siteNamed } from './site-named.ts';
import { withApp } from './with-app.ts';

type Output = { json?: boolean };
type Site = Output & { site: string };

export function imagesCommand(program: Command): void {
  const images = program.command('images').description('the image library of a store');
  const forSite = (name: string) =>
    images
      .command(name)
      .requiredOption('--site <slug>', 'whose library')
      .option('--json', 'print JSON');
  forSite('add <files...>')
    .description('add pictures: JPEG, PNG, WebP, GIF or BMP, at most 15 MB each')
    .option('--alt <text>', 'what the picture shows, for people who cannot see it')
    .action(add);
  forSite('list').description('list the newest images').action(list);
  forSite('remove <id>').description('remove an image from the library').action(remove);
  forSite('settings')
    .description('show or change what is fetched and made automatically, and how cards look')
    .option('--feed-photos <count>', 'photos of each vehicle to fetch, 0 to 20')
    .option('--article-images <what>', 'off, featured (default), or all: also one for each network')
    .option('--brand-color <color>', 'of cards, such as #0a5fb4, or none')
    .option('--logo <id>', 'an image of the library for cards, or none')
    .action(settings);
}

/** All that can be taken in are; the first that cannot says why and ends the command. */
async function add(files: string[], { site, alt = '', json }: Site & { alt?: string }) {
  const made = await withApp(async ({ ctx }) => {
    const { id } = await siteNamed(ctx, site);
    const rows: ReturnType<typeof viewImage>[] = [];
    for (const file of files) {
      const image = await addImage(ctx, id, await bytesOf(file), alt);
      rows.push(viewImage(image, ctx.config.appOrigin));
    }
    return rows;
  });
  const lines = made.map(({ id, url }) => `Added ${url} (id ${id})`);
  print(json, { images: made }, lines);
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const file = Bun.file(path);
  if (!(await file.exists())) throw problem('not_found', `There is no file "${path}".`);
  if (file.size > maxPictureBytes) {
    throw problem('validation_error', `${path} is larger than 15 MB.`);
  }
  return file.bytes();
}

const shown = 100;

async function list({ site, json }: Site): Promise<void> {
  const { rows, total } = await withApp(async ({ ctx }) => {
    const { id } = await siteNamed(ctx, site);
    const page = await listImages(ctx.reader, id, {}, { limit: shown, after: null });
    const views = page.rows.map((row) => viewImage(row, ctx.config.appOrigin));
    return { rows: views, total: page.totalCount };
  });
  const cells = rows.map(({ id, source, width, height, alt_text }) => {
    return [id, source, `${width}x${height}`, alt_text];
  });
  const lines = table(['ID', 'SOURCE', 'SIZE', 'SHOWS'], cells);
  print(json, { images: rows, total }, rows.length > 0 ? lines : ['No images yet.']);
}

async function remove(id: string, { site, json }: Site): Promise<void> {
  await withApp(async ({ ctx }) => removeImage(ctx, (await siteNamed(ctx, site)).id, id));
  print(json, { id, removed: true }, [`Removed image ${id}`]);
}

async function settings({ site, json, ...input }: Site & ImagePolicyInput): Promise<void> {
  const policy = await withApp(async ({ ctx }) => {
    return chooseImagePolicy(ctx, (await siteNamed(ctx, site)).id, input);
  });
  const { feedPhotos, articleImages, brandColor, logoImageId } = policy;
  const result = {
    feed_photos: feedPhotos,
    article_images: articleImages,
    brand_color: brandColor,
    logo: logoImageId,
  };
  const lines = Object.entries(result).map(([name, value]) => `${name}: ${value ?? 'none'}`);
  print(json, result, lines);
}
