import { findStoreVehicle } from '../../domain/inventory/desk/find-vehicle.ts';
import type { VehicleRow } from '../../domain/inventory/store.ts';
import { notFound } from '../../problem.ts';
import { LinkButton } from '../components/button.tsx';
import { writeAboutPath } from '../compose/write-about.ts';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { DescriptionCard, readDescription } from './description.tsx';
import { FactsCard } from './facts.tsx';
import { nameOf } from './names.ts';
import { PhotosCard } from './photos.tsx';
import { HistoryCard, readHistory } from './price-history.tsx';
import { ProblemsCard, readProblems } from './problems.tsx';
import { readStanding, StandingCard } from './standing.tsx';
import { VersionsCard } from './versions.tsx';

/** The vehicle that the address names, also one that has been sold; a 404 for any other. */
export async function vehicleOf(visit: StoreVisit): Promise<VehicleRow> {
  const { ctx, site } = visit;
  const row = await findStoreVehicle(ctx.reader, site.id, param(visit, 'vehicle'));
  if (!row) throw notFound();
  return row;
}

/** All that is known of one vehicle, and its description. */
export async function showVehicle(visit: StoreVisit): Promise<Response> {
  const { words } = visit;
  const vehicle = await vehicleOf(visit);
  const name = nameOf(vehicle);
  const versions = await readDescription(visit, vehicle.id);
  const history = await readHistory(visit, vehicle);
  const problems = await readProblems(visit, vehicle);
  const standing = await readStanding(visit, vehicle);
  const toWrite = writeAboutPath(visit, vehicle);
  return page(
    visit,
    {
      title: name,
      place: 'vehicles',
      hasFeedPictures: true,
      watch: [`vehicle:${vehicle.id}`],
    },
    <>
      <PageHead
        title={name}
        subtitle={subtitleOf(visit, vehicle)}
        back={{ href: storePath(visit, '/vehicles'), label: words.vehicles.title }}
      >
        {toWrite !== null && vehicle.soldAt === null && (
          <LinkButton href={toWrite}>{words.find.writeAbout}</LinkButton>
        )}
      </PageHead>
      <div class="columns wide-left">
        <div class="stack">
          <DescriptionCard visit={visit} vehicle={vehicle} versions={versions} />
          <PhotosCard visit={visit} vehicle={vehicle} />
          {versions.length > 0 && <VersionsCard visit={visit} versions={versions} />}
        </div>
        <div class="stack">
          <FactsCard visit={visit} vehicle={vehicle} />
          <StandingCard visit={visit} vehicle={vehicle} standing={standing} />
          <HistoryCard visit={visit} vehicle={vehicle} history={history} />
          <ProblemsCard visit={visit} problems={problems} />
        </div>
      </div>
    </>,
  );
}

function subtitleOf({ words: { vehicles }, show }: StoreVisit, vehicle: VehicleRow): string {
  const { stockNumber, vin, soldAt } = vehicle;
  const parts = [
    stockNumber === null ? null : vehicles.stockNumber(stockNumber),
    vin === null ? null : vehicles.vin(vin),
    soldAt === null ? null : vehicles.soldOn(show.day(soldAt)),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
