import { removeImage } from '../../domain/images/add-image.ts';
import { usesOf } from '../../domain/images/image-uses.ts';
import { Problem } from '../../problem.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page, saying, seeOther } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { imageOf } from './image-page.tsx';
import { altOf, Picture } from './picture.tsx';
import { Uses } from './uses.tsx';

/** Asks first, and says what shows the image. */
export async function confirmDelete(visit: StoreVisit, status = 200): Promise<Response> {
  const { ctx, site, words } = visit;
  const { images, common } = words;
  const image = await imageOf(visit);
  const uses = await usesOf(ctx.reader, site.id, image.id);
  const holding = uses.filter(({ kind }) => kind !== 'logo');
  const path = storePath(visit, `/images/${image.id}`);
  return page(
    visit,
    { title: images.deleteTitle, place: 'images', status, isError: status !== 200 },
    <>
      <PageHead
        title={images.deleteTitle}
        subtitle={altOf(image, words)}
        back={{ href: path, label: images.imageTitle }}
      />
      {holding.length > 0 ? (
        <>
          <Notice tone="warn">{images.deleteUsed}</Notice>
          <div class="card">
            <Uses visit={visit} uses={holding} />
          </div>
          <div class="actions">
            <LinkButton href={path}>{common.back}</LinkButton>
          </div>
        </>
      ) : (
        <form class="card fields narrow" method="post" action={`${path}/delete`}>
          <Picture class="whole-picture" image={image} width={320} words={words} />
          <p>{images.deleteText}</p>
          {uses.length > 0 && <p>{images.deleteLogo}</p>}
          <div class="actions">
            <SubmitButton kind="danger">{images.delete}</SubmitButton>
            <LinkButton href={path}>{common.cancel}</LinkButton>
          </div>
        </form>
      )}
    </>,
  );
}

export async function deletePicture(visit: StoreVisit): Promise<Response> {
  const { ctx, site, actor } = visit;
  const image = await imageOf(visit);
  try {
    await removeImage(ctx, site.id, image.id, actor);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'conflict') throw error;
    return confirmDelete(visit, 409);
  }
  return seeOther(saying(storePath(visit, '/images'), 'deleted'));
}
