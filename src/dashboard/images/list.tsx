import { imageSources } from '../../../schema/contracts/images.ts';
import { articleUses } from '../../domain/images/image-uses.ts';
import { countImages, type Image, listLibrary } from '../../domain/images/store.ts';
import { may } from '../../may.ts';
import { Badge } from '../components/badge.tsx';
import { LinkButton } from '../components/button.tsx';
import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pager } from '../components/pager.tsx';
import { Tabs } from '../components/tabs.tsx';
import { page } from '../html.tsx';
import { readKeyPage } from '../key-paging.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { altOf, Picture } from './picture.tsx';

/** The library of the store. */
export async function showImages(visit: StoreVisit): Promise<Response> {
  const { ctx, site, words, url, actor } = visit;
  const { images } = words;
  const { reader } = ctx;
  const source = imageSources.find((name) => name === url.searchParams.get('tab'));
  const all = await countImages(reader, site.id);
  const total = await countImages(reader, site.id, source);
  const path = storePath(visit, '/images');
  const { rows, pager } = await readKeyPage(visit, {
    route: 'images',
    filters: { source },
    total,
    path: source ? `${path}?tab=${source}` : path,
    list: (range) => listLibrary(reader, site.id, { source }, range),
    positionOf: ({ createdAt, id }) => [createdAt, id],
  });
  const ids = rows.map(({ id }) => id);
  const uses = await articleUses(reader, site.id, ids);
  return page(
    visit,
    { title: images.title, place: 'images' },
    <>
      <PageHead title={images.title} subtitle={images.subtitle(site.name)}>
        {may(actor.role, 'settings.change') && (
          <LinkButton icon="settings" href={`${path}/settings`}>
            {images.settings}
          </LinkButton>
        )}
        {may(actor.role, 'image.upload') && (
          <LinkButton kind="primary" icon="plus" href={`${path}/new`}>
            {images.add}
          </LinkButton>
        )}
      </PageHead>
      <div class="card" id="list">
        <Tabs label={images.listName} tabs={await tabsOf(visit, source)} />
        {rows.length === 0 && <NoImages visit={visit} isEmpty={all === 0} />}
        {rows.length > 0 && (
          <>
            <ul class="image-grid">
              {rows.map((image) => (
                <Tile key={image.id} visit={visit} image={image} uses={uses.get(image.id) ?? 0} />
              ))}
            </ul>
            <Pager visit={visit} {...pager} />
          </>
        )}
      </div>
    </>,
  );
}

function NoImages({ visit, isEmpty }: { visit: StoreVisit; isEmpty: boolean }) {
  const { images, common } = visit.words;
  const path = storePath(visit, '/images');
  if (!isEmpty) {
    return (
      <Empty icon="image" title={images.noMatchTitle} text={images.noMatch}>
        <LinkButton href={path}>{common.clearFilter}</LinkButton>
      </Empty>
    );
  }
  return (
    <Empty icon="image" title={images.emptyTitle} text={images.empty}>
      {may(visit.actor.role, 'image.upload') && (
        <LinkButton kind="primary" icon="plus" href={`${path}/new`}>
          {images.add}
        </LinkButton>
      )}
    </Empty>
  );
}

function Tile({ visit, image, uses }: { visit: StoreVisit; image: Image; uses: number }) {
  const { words } = visit;
  const { images } = words;
  const about = [images.sources[image.source], ...(uses > 0 ? [images.used(uses)] : [])];
  return (
    <li>
      <Picture image={image} width={320} words={words} isDecoration />
      <a class="title-link" href={storePath(visit, `/images/${image.id}`)} data-row>
        {altOf(image, words)}
      </a>
      <p class="quiet small">{about.join(' · ')}</p>
      {image.altText.trim() === '' && <Badge tone="warn">{images.needsAlt}</Badge>}
    </li>
  );
}

async function tabsOf(visit: StoreVisit, present: Image['source'] | undefined) {
  const { ctx, site, words, show } = visit;
  const path = storePath(visit, '/images');
  const tabs = [];
  for (const source of [undefined, ...imageSources]) {
    const count = await countImages(ctx.reader, site.id, source);
    tabs.push({
      href: source ? `${path}?tab=${source}` : path,
      label: words.images.tabs[source ?? 'all'],
      count: show.number(count),
      isCurrent: source === present,
    });
  }
  return tabs;
}
