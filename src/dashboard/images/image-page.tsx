import { describeImage } from '../../domain/images/add-image.ts';
import { type ImageUse, usesOf } from '../../domain/images/image-uses.ts';
import { chooseImagePolicy } from '../../domain/images/policy.ts';
import { findImage, type Image } from '../../domain/images/store.ts';
import { may } from '../../may.ts';
import { notFound, Problem } from '../../problem.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { TextField } from '../components/field.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { ImageDetails } from './details.tsx';
import { altOf, Picture } from './picture.tsx';
import { UsesCard } from './uses.tsx';

export async function imageOf(visit: StoreVisit): Promise<Image> {
  const { ctx, site } = visit;
  const image = await findImage(ctx.reader, site.id, param(visit, 'image'));
  if (!image) throw notFound();
  return image;
}

type Wrong = { alt: string };

/** One picture: what it shows, where it is used, and what can be done with it. */
export async function showImage(visit: StoreVisit, wrong?: Wrong): Promise<Response> {
  const { ctx, site, words, actor } = visit;
  const { images } = words;
  const image = await imageOf(visit);
  const uses = await usesOf(ctx.reader, site.id, image.id);
  const path = storePath(visit, `/images/${image.id}`);
  const title = altOf(image, words);
  return page(
    visit,
    { title, place: 'images', isError: wrong !== undefined, status: wrong ? 422 : 200 },
    <>
      <PageHead title={title} back={{ href: storePath(visit, '/images'), label: images.title }}>
        {mayBeLogo(visit, image, uses) && (
          <form method="post" action={`${path}/logo`}>
            <SubmitButton>{images.makeLogo}</SubmitButton>
          </form>
        )}
        {may(actor.role, 'image.delete') && (
          <LinkButton kind="danger" href={`${path}/delete`}>
            {images.delete}
          </LinkButton>
        )}
      </PageHead>
      <div class="columns wide-left">
        <div class="card">
          <div class="card-body">
            <Picture class="whole-picture" image={image} width={1280} words={words} />
          </div>
        </div>
        <div class="stack">
          {may(actor.role, 'image.upload') && <AltCard visit={visit} image={image} wrong={wrong} />}
          <ImageDetails visit={visit} image={image} />
          <UsesCard visit={visit} uses={uses} />
        </div>
      </div>
    </>,
  );
}

function mayBeLogo({ actor }: StoreVisit, { source }: Image, uses: readonly ImageUse[]): boolean {
  const isLogo = uses.some(({ kind }) => kind === 'logo');
  return source === 'upload' && !isLogo && may(actor.role, 'settings.change');
}

type AltProps = { visit: StoreVisit; image: Image; wrong: Wrong | undefined };

function AltCard({ visit, image, wrong }: AltProps) {
  const { images, common } = visit.words;
  return (
    <form class="card fields" method="post" action={storePath(visit, `/images/${image.id}`)}>
      <TextField
        name="alt"
        label={images.alt}
        hint={images.altHint}
        value={wrong?.alt ?? image.altText}
        error={wrong && images.altMissing}
        maxlength={500}
        required
      />
      <div class="actions">
        <SubmitButton kind="primary">{common.save}</SubmitButton>
      </div>
    </form>
  );
}

export async function saveAltText(visit: StoreVisit): Promise<Response> {
  const image = await imageOf(visit);
  const form = await readForm(visit.request);
  const alt = form.text('alt');
  try {
    await describeImage(visit.ctx, visit.actor, image.id, alt);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'validation_error') throw error;
    return showImage(visit, { alt });
  }
  return seeOther(saying(storePath(visit, `/images/${image.id}`), 'saved'));
}

export async function useAsLogo(visit: StoreVisit): Promise<Response> {
  const { ctx, site, actor } = visit;
  const image = await imageOf(visit);
  await chooseImagePolicy(ctx, site.id, { logo: image.id }, actor);
  return seeOther(saying(storePath(visit, '/images/settings'), 'saved'));
}
