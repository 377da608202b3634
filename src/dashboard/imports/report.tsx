import { findImport, type StoredImport } from '../../domain/inventory/desk/import-reports.ts';
import { notFound } from '../../problem.ts';
import { LinkButton } from '../components/button.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { Tile } from '../today/tiles.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { formatName } from './field-name.ts';
import { ImportProblems } from './problems.tsx';
import { UnreadColumns } from './unread-columns.tsx';

/** What one import did to the stock. */
export async function showReport(visit: StoreVisit): Promise<Response> {
  const { words, show } = visit;
  const { imports } = words;
  const report = await importOf(visit);
  const title = imports.reportTitle(show.day(report.createdAt));
  const at = show.instant(report.createdAt);
  const read = imports.reportSubtitle(at, report.rows, formatName(report.format, words));
  return page(
    visit,
    { title, place: 'vehicles' },
    <>
      <PageHead
        title={title}
        subtitle={report.isForced ? `${read} ${imports.forced}.` : read}
        back={{ href: storePath(visit, '/import'), label: imports.title }}
      >
        <LinkButton kind="primary" icon="car" href={storePath(visit, '/vehicles')}>
          {imports.toVehicles}
        </LinkButton>
      </PageHead>
      <Tiles visit={visit} report={report} />
      <ImportProblems visit={visit} report={report} />
      <UnreadColumns visit={visit} report={report} />
    </>,
  );
}

export async function importOf(visit: StoreVisit): Promise<StoredImport> {
  const { ctx, site } = visit;
  const found = await findImport(ctx.reader, site.id, param(visit, 'import'));
  if (!found) throw notFound();
  return found;
}

function Tiles({ visit: { words, show }, report }: { visit: StoreVisit; report: StoredImport }) {
  const { tiles } = words.imports;
  const changed = report.changed + report.priceChanged;
  return (
    <dl class="tiles">
      <Tile icon="plus" label={tiles.new} figure={show.number(report.new)}>
        {tiles.back}
      </Tile>
      <Tile icon="tags" label={tiles.changed} figure={show.number(changed)}>
        {`${tiles.priceChanged(report.priceChanged)} · ${tiles.unchanged(report.unchanged)}`}
      </Tile>
      <Tile icon="check" label={tiles.sold} figure={show.number(report.sold)}>
        {tiles.inStock(show.number(report.vehicleCount))}
      </Tile>
      <Tile icon="triangle-alert" label={tiles.rejected} figure={show.number(report.rejected)}>
        {tiles.accepted(show.number(report.accepted))}
      </Tile>
    </dl>
  );
}
