import type { VehicleRow } from '../../domain/inventory/store.ts';
import { Card } from '../components/card.tsx';
import type { StoreVisit } from '../visit.ts';
import { nameOf } from './names.ts';

const maxShown = 24;
const shownAtOnce = 6;

/** The photos that the feed names; they lie with its supplier. */
export function PhotosCard({ visit, vehicle }: { visit: StoreVisit; vehicle: VehicleRow }) {
  const { vehicles } = visit.words;
  const urls = [...new Set(vehicle.images)].filter((url) => url.startsWith('https://'));
  const shown = urls.slice(0, maxShown);
  const label = (at: number) =>
    `${nameOf(vehicle)}, ${vehicles.photo(String(at + 1), String(urls.length))}`;
  const photos = (from: number, to: number) => (
    <ul class="photos">
      {shown.slice(from, to).map((url, at) => (
        <li key={url}>
          <img src={url} alt={label(from + at)} loading="lazy" decoding="async" />
        </li>
      ))}
    </ul>
  );
  return (
    <Card title={vehicles.photos}>
      {shown.length === 0 ? <p class="quiet">{vehicles.noPhotos}</p> : photos(0, shownAtOnce)}
      {shown.length > shownAtOnce && (
        <details class="figures">
          <summary>{vehicles.allPhotos(urls.length)}</summary>
          {photos(shownAtOnce, maxShown)}
        </details>
      )}
    </Card>
  );
}
