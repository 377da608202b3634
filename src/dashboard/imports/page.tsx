import { listImports } from '../../domain/inventory/desk/import-reports.ts';
import { listSiteFeeds } from '../../domain/inventory/polled-feeds.ts';
import { openUploads } from '../../domain/inventory/uploads-under-way.ts';
import { maxUploadBytes } from '../../domain/inventory/uploads.ts';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Failure } from '../components/failure.tsx';
import { FileField, SelectField, TextField } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { FeedsCard } from './feeds.tsx';
import { OpenImports } from './open-imports.tsx';
import { RecentImports } from './recent.tsx';

export const intervals = ['15m', '1h', '6h', '1d'] as const;
const usualInterval = '1h';
const importsShown = 10;

/** What was wrong with what was sent, and what had been typed. */
export type Wrong = {
  file?: string;
  reason?: string;
  address?: string;
  given?: string;
  every?: string;
};

/** A file, or the address of one; what is fetched already, and what came in of late. */
export async function showImportPage(visit: StoreVisit, wrong?: Wrong): Promise<Response> {
  const { ctx, site, words } = visit;
  const { imports, vehicles } = words;
  const feeds = await listSiteFeeds(ctx.reader, site.id);
  const recent = await listImports(ctx.reader, site.id, importsShown);
  const uploads = openUploads(ctx, site.id);
  const watch = uploads.map((upload) => `import:${upload}`);
  const isError = wrong !== undefined;
  return page(
    visit,
    { title: imports.title, place: 'vehicles', watch, isError, status: isError ? 422 : 200 },
    <>
      <PageHead
        title={imports.title}
        subtitle={imports.subtitle}
        back={{ href: storePath(visit, '/vehicles'), label: vehicles.title }}
      />
      {wrong?.reason !== undefined && (
        <Notice tone="bad">
          <p>{imports.notTaken}</p>
          <Failure text={wrong.reason} words={words} />
        </Notice>
      )}
      <div class="columns even">
        <FileCard visit={visit} wrong={wrong} />
        <AddressCard visit={visit} wrong={wrong} />
      </div>
      <OpenImports visit={visit} uploads={uploads} />
      <FeedsCard visit={visit} feeds={feeds} />
      <RecentImports visit={visit} recent={recent} />
    </>,
  );
}

type CardProps = { visit: StoreVisit; wrong: Wrong | undefined };

function FileCard({ visit, wrong }: CardProps) {
  const { imports } = visit.words;
  const limit = visit.show.number(maxUploadBytes / 1024 / 1024);
  return (
    <Card title={imports.fileTitle}>
      <form
        class="fields"
        method="post"
        action={storePath(visit, '/import')}
        encType="multipart/form-data"
      >
        <FileField
          name="file"
          label={imports.file}
          hint={imports.fileHint(limit)}
          error={wrong?.file}
          accept=".csv,.tsv,.txt,.psv,.xml,.json,.gz"
          required
        />
        <div class="actions">
          <SubmitButton kind="primary">{imports.upload}</SubmitButton>
        </div>
      </form>
    </Card>
  );
}

function AddressCard({ visit, wrong }: CardProps) {
  const { imports } = visit.words;
  return (
    <Card title={imports.feedTitle}>
      <form class="fields" method="post" action={storePath(visit, '/import/feeds')}>
        <TextField
          name="address"
          type="url"
          label={imports.address}
          hint={`${imports.feedText} ${imports.addressHint}`}
          value={wrong?.given ?? ''}
          error={wrong?.address}
          maxlength={2000}
          required
          spellcheck={false}
        />
        <SelectField
          name="every"
          label={imports.every}
          value={wrong?.every ?? usualInterval}
          options={intervals.map((value) => ({ value, label: imports.intervals[value] }))}
        />
        <div class="actions">
          <SubmitButton>{imports.addFeed}</SubmitButton>
        </div>
      </form>
    </Card>
  );
}
