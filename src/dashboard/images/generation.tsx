import { findGeneration, type GenerationRow } from '../../domain/images/generations-store.ts';
import { findImage, type Image } from '../../domain/images/store.ts';
import { notFound } from '../../problem.ts';
import { LinkButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Stepper } from '../components/stepper.tsx';
import { Failure } from '../components/failure.tsx';
import { page } from '../html.tsx';
import { targetOf } from '../live/topics.ts';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { Picture } from './picture.tsx';

type Generation = { row: GenerationRow; image: Image | undefined };

async function readGeneration(visit: StoreVisit, id: string): Promise<Generation | null> {
  const { ctx, site } = visit;
  const row = await findGeneration(ctx.reader, site.id, id);
  if (!row) return null;
  const image =
    row.imageId === null ? undefined : await findImage(ctx.reader, site.id, row.imageId);
  return { row, image };
}

/** How far a picture has come that is being made, and what came of it; followed live. */
export async function showGeneration(visit: StoreVisit): Promise<Response> {
  const { words } = visit;
  const { images } = words;
  const id = param(visit, 'generation');
  const found = await readGeneration(visit, id);
  if (!found) throw notFound();
  const topic = `generation:${found.row.id}`;
  return page(
    visit,
    { title: images.generationTitle, place: 'images', watch: [topic] },
    <>
      <PageHead
        title={images.generationTitle}
        subtitle={found.row.prompt}
        back={{ href: storePath(visit, '/images'), label: images.title }}
      />
      <div class="card">
        <div class="card-body stack" id={targetOf(topic)}>
          <GenerationState visit={visit} found={found} />
        </div>
      </div>
    </>,
  );
}

export async function drawGeneration(visit: StoreVisit, id: string) {
  const found = await readGeneration(visit, id);
  return found ? <GenerationState visit={visit} found={found} /> : null;
}

function GenerationState({
  visit,
  found: { row, image },
}: {
  visit: StoreVisit;
  found: Generation;
}) {
  const { words } = visit;
  const { images } = words;
  const path = storePath(visit, '/images');
  if (row.status === 'failed') {
    return (
      <>
        <Notice tone="warn">
          <p>{images.failed}</p>
          {row.error !== null && <Failure text={row.error} words={words} />}
        </Notice>
        <div class="actions">
          <LinkButton kind="primary" href={`${path}/new?prompt=${encodeURIComponent(row.prompt)}`}>
            {images.tryAgain}
          </LinkButton>
        </div>
      </>
    );
  }
  if (row.status === 'complete') {
    return (
      <>
        <p>{image ? images.made : images.madeGone}</p>
        {image && (
          <>
            <Picture class="whole-picture" image={image} width={640} words={words} />
            <div class="actions">
              <LinkButton kind="primary" href={`${path}/${image.id}`}>
                {images.open}
              </LinkButton>
            </div>
          </>
        )}
      </>
    );
  }
  const { asked, drawing, ready } = images.makingSteps;
  return (
    <>
      <p class="quiet">{images.making}</p>
      <div>
        <Stepper
          label={images.generationTitle}
          percent={50}
          steps={[
            { label: asked, state: 'done' },
            { label: drawing, state: 'now' },
            { label: ready, state: 'later' },
          ]}
        />
      </div>
    </>
  );
}
