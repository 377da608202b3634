import type { AccountRow } from '../../domain/social/accounts/store.ts';
import type { LibraryPicture } from '../../domain/social/pictures.ts';
import { type Preview, previewPost } from '../../domain/social/preview.ts';
import { Badge } from '../components/badge.tsx';
import { Card } from '../components/card.tsx';
import { Failure } from '../components/failure.tsx';
import { HeldBy } from '../components/held-by.tsx';
import { Notice } from '../components/notice.tsx';
import type { StoreVisit } from '../visit.ts';
import type { Typed } from './typed.ts';

/** How the post would look on each network that was chosen, and what would be wrong with it. */
export async function Previews(visit: StoreVisit, typed: Typed, accounts: readonly AccountRow[]) {
  const { ctx, site, words } = visit;
  const { social } = words;
  const chosen = accounts.filter(({ id }) => typed.accounts.includes(id));
  const wanted = [...new Set(chosen.map(({ platform }) => platform))];
  const text = typed.text.trim();
  if (text === '' || wanted.length === 0) {
    return (
      <Card title={social.previewTitle}>
        <p class="quiet">{social.previewEmpty}</p>
      </Card>
    );
  }
  const pictures = await picturesOf(visit, typed.images);
  const matter = { text, link: typed.link.trim() || null, pictures };
  const { previews, errors } = await previewPost(ctx, site.id, matter, wanted);
  return (
    <>
      {errors.length > 0 && (
        <Notice tone="warn">
          <p>
            <strong>{social.rules}</strong>
          </p>
          {errors.map((error) => (
            <HeldBy key={error} text={error} words={words} />
          ))}
          <p>{social.rulesHold}</p>
        </Notice>
      )}
      {previews.map((preview) => (
        <PreviewCard key={preview.platform} visit={visit} preview={preview} />
      ))}
    </>
  );
}

async function picturesOf({ ctx, site }: StoreVisit, ids: readonly string[]) {
  const pictures: LibraryPicture[] = [];
  for (const id of ids) {
    const picture = await ctx.providers.library.find(site.id, id);
    if (picture) pictures.push(picture);
  }
  return pictures;
}

function PreviewCard({ visit, preview }: { visit: StoreVisit; preview: Preview }) {
  const { words, show } = visit;
  const { social } = words;
  const isGood = preview.faults.length === 0;
  return (
    <Card
      title={social.networks[preview.platform]}
      aside={
        <span class="quiet small number">
          {social.count(show.number(preview.length), show.number(preview.limit))}
        </span>
      }
    >
      <p class="as-written" dir="auto">
        {preview.shown}
      </p>
      {preview.button && <p class="quiet small">{social.button(preview.button)}</p>}
      <Badge tone={isGood ? 'ok' : 'bad'}>{isGood ? social.fits : social.tooMuch}</Badge>
      {[...preview.faults, ...preview.hints].map((line) => (
        <Failure key={line} class="quiet small" text={line} words={words} />
      ))}
    </Card>
  );
}
