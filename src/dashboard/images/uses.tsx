import type { ImageUse } from '../../domain/images/image-uses.ts';
import { Card } from '../components/card.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

type Props = { visit: StoreVisit; uses: readonly ImageUse[] };

export function UsesCard({ visit, uses }: Props) {
  const { images } = visit.words;
  return (
    <Card title={images.uses} isFlush={uses.length > 0}>
      {uses.length === 0 ? (
        <p class="quiet">{images.noUses}</p>
      ) : (
        <Uses visit={visit} uses={uses} />
      )}
    </Card>
  );
}

/** What shows an image, with the way there. */
export function Uses({ visit, uses }: Props) {
  const { useKinds } = visit.words.images;
  return (
    <ul class="rows">
      {uses.map((use) => (
        <li key={use.kind === 'logo' ? 'logo' : use.id}>
          <div>
            <UseLink visit={visit} use={use} />
            {use.kind !== 'logo' && <p class="quiet small">{useKinds[use.kind]}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function UseLink({ visit, use }: { visit: StoreVisit; use: ImageUse }) {
  if (use.kind === 'logo') return <>{visit.words.images.useKinds.logo}</>;
  const isArticle = use.kind === 'article';
  const path = isArticle ? `/articles/${use.id}` : `/social/${use.id}`;
  return (
    <a class="title-link" href={storePath(visit, path)}>
      {isArticle ? use.title : use.text}
    </a>
  );
}
