import type { Context } from '../../context.ts';
import { linkFrom } from '../../domain/social/check-post-input.ts';
import { createPost } from '../../domain/social/create-post.ts';
import type { Matter } from '../../domain/social/limits/check-limits.ts';
import type { LibraryPicture } from '../../domain/social/pictures.ts';
import { type Preview, previewPost } from '../../domain/social/preview.ts';
import { viewPost } from '../../domain/social/view.ts';
import { invalid } from '../../problem.ts';
import { print } from '../print.ts';
import { siteNamed } from '../site-named.ts';
import { withApp } from '../with-app.ts';
import { idNamed, operatorOf, platformNamed, textNamed } from './platform-named.ts';
import { postLines } from './posts.ts';

type Options = { site: string; text: string; link?: string; image?: string[]; json?: boolean };

export async function preview({
  platform: named,
  ...options
}: Options & { platform?: string[] }): Promise<void> {
  const wanted = named?.map(platformNamed);
  await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, options.site);
    const matter = await matterFrom(ctx, site.id, options);
    const made = await previewPost(ctx, site.id, matter, wanted);
    const lines = [
      ...made.previews.flatMap(linesOf),
      ...made.errors.map((one) => `Held back: ${one}`),
      ...made.warnings.map((one) => `Look at: ${one}`),
    ];
    print(options.json, made, lines);
  });
}

function linesOf(one: Preview): string[] {
  return [
    `${one.platform} (${one.length} of ${one.limit})`,
    ...one.shown.split('\n').map((line) => `    ${line}`),
    ...(one.button === null ? [] : [`    [Learn more: ${one.button}]`]),
    ...one.faults.map((fault) => `  refused: ${fault}`),
    ...one.hints.map((hint) => `  hint: ${hint}`),
    '',
  ];
}

async function matterFrom(
  ctx: Context,
  siteId: string,
  { text, link, image = [] }: Options,
): Promise<Matter> {
  const pictures: LibraryPicture[] = [];
  for (const id of image.map(idNamed)) {
    const picture = await ctx.providers.library.find(siteId, id);
    if (!picture) throw invalid('image', `${id} is not an image of this site`);
    pictures.push(picture);
  }
  return {
    text: await textNamed(text),
    link: link === undefined ? null : linkFrom(link),
    pictures,
  };
}

export async function post({
  account,
  by,
  at,
  draft: isDraft = false,
  ...options
}: Options & { account: string[]; by: string; at?: string; draft?: boolean }): Promise<void> {
  await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, options.site);
    const input = {
      text: await textNamed(options.text),
      account_ids: account.map(idNamed),
      ...(options.link !== undefined && { link_url: options.link }),
      ...(options.image && { image_ids: options.image.map(idNamed) }),
      ...(at !== undefined && { scheduled_at: at }),
    };
    const made = await createPost(ctx, operatorOf(site, by), input, { isDraft });
    print(options.json, viewPost(made), postLines(made));
  });
}
