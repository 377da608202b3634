import {
  chooseImagePolicy,
  imagePolicyOf,
  type ImagePolicy,
  mostFeedPhotos,
} from '../../domain/images/policy.ts';
import { findImage, type Image } from '../../domain/images/store.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Choice, SelectField, TextField } from '../components/field.tsx';
import { PageHead } from '../components/page-head.tsx';
import { type Form, readForm } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { Picture } from './picture.tsx';

const articleChoices = ['off', 'featured', 'all'] as const;

type Typed = { color: string; articles: string; photos: string };
type Wrong = { typed: Typed; errors: { color?: string; photos?: string } };

function typedOf({ brandColor, articleImages, feedPhotos }: ImagePolicy): Typed {
  return { color: brandColor ?? '', articles: articleImages, photos: String(feedPhotos) };
}

/** How the cards of the store look, and what is made and fetched by itself. */
export async function showImageSettings(visit: StoreVisit, wrong?: Wrong): Promise<Response> {
  const { ctx, site, words } = visit;
  const { images, common } = words;
  const policy = await imagePolicyOf(ctx.reader, site.id);
  const logo = policy.logoImageId && (await findImage(ctx.reader, site.id, policy.logoImageId));
  const { color, articles, photos } = wrong?.typed ?? typedOf(policy);
  const path = storePath(visit, '/images');
  const isError = wrong !== undefined;
  return page(
    visit,
    { title: images.settingsTitle, place: 'images', isError, status: isError ? 422 : 200 },
    <>
      <PageHead title={images.settingsTitle} back={{ href: path, label: images.title }} />
      <form class="card fields narrow" method="post" action={`${path}/settings`}>
        <TextField
          name="color"
          label={images.brandColor}
          hint={images.brandHint}
          value={color}
          error={wrong?.errors.color}
          maxlength={7}
          spellcheck={false}
        />
        <Logo visit={visit} logo={logo || undefined} />
        <SelectField
          name="articles"
          label={images.articleImages}
          value={articles}
          options={articleChoices.map((value) => ({ value, label: images.articleChoices[value] }))}
        />
        <TextField
          name="photos"
          label={images.feedPhotos}
          hint={images.feedPhotosHint}
          value={photos}
          error={wrong?.errors.photos}
          inputmode="numeric"
          maxlength={2}
        />
        <div class="actions">
          <SubmitButton kind="primary">{common.save}</SubmitButton>
          <LinkButton href={path}>{common.cancel}</LinkButton>
        </div>
      </form>
    </>,
  );
}

function Logo({ visit: { words }, logo }: { visit: StoreVisit; logo: Image | undefined }) {
  const { images } = words;
  return (
    <div class="field">
      <span class="label">{images.logo}</span>
      {logo ? (
        <>
          <Picture class="logo-preview" image={logo} width={320} words={words} />
          <Choice type="checkbox" name="no_logo" value="yes" label={images.logoDrop} />
        </>
      ) : (
        <p class="hint">{images.logoNone}</p>
      )}
    </div>
  );
}

export async function saveImageSettings(visit: StoreVisit): Promise<Response> {
  const { ctx, site, actor, words } = visit;
  const form = await readForm(visit.request);
  const typed = typedIn(form);
  const { images } = words;
  const errors = {
    ...(!/^(?:#[0-9a-f]{6})?$/i.test(typed.color) && { color: images.brandWrong }),
    ...(!isCount(typed.photos) && { photos: images.feedPhotosWrong }),
  };
  if (Object.keys(errors).length > 0) return showImageSettings(visit, { typed, errors });
  const change = {
    brandColor: typed.color === '' ? 'none' : typed.color,
    articleImages: typed.articles,
    feedPhotos: typed.photos,
    ...(form.has('no_logo') && { logo: 'none' }),
  };
  await chooseImagePolicy(ctx, site.id, change, actor);
  return seeOther(saying(storePath(visit, '/images/settings'), 'saved'));
}

function typedIn(form: Form): Typed {
  const articles = articleChoices.find((one) => one === form.text('articles')) ?? 'featured';
  return { color: form.text('color').trim(), articles, photos: form.text('photos').trim() };
}

function isCount(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) <= mostFeedPhotos;
}
