import { isPhotoUrl } from '../../../writing/html/photo.ts';
import { firstSentences } from '../../content/first-sentences.ts';
import { linkOf } from '../view.ts';
import type { ShownRow } from '../vehicles-store.ts';
import { html, type Html } from './html.ts';

const kinds = { new: 'New', used: 'Used', certified: 'Certified pre-owned' } as const;
const maxDescription = 220;
/** Of a short list; a long one shows one photo each. */
const maxPhotos = 8;

export type CardOptions = { index: number; isRoomy: boolean; askHref: string };

/** A vehicle as it is now; one that is sold says so, and shows no price. */
export function vehicleCard(row: ShownRow, options: CardOptions): Html {
  const isSold = row.soldAt !== null;
  const id = `vehicle_${options.index}`;
  return html`<li><article class="card${isSold && ' sold'}" aria-labelledby="${id}">
${photosOf(row, options)}
<div class="facts">
<p class="kind">${kindOf(row)}</p>
<h2 id="${id}">${modelOf(row)}${row.trim !== null && html` <span>${row.trim}</span>`}</h2>
${priceOf(row)}
<dl>${detailsOf(row).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
${options.isRoomy && !isSold && descriptionOf(row)}
<p class="more"><a href="${options.askHref}">Ask about this ${row.model}</a>
${linkTo(row)}</p>
</div>
</article></li>
`;
}

export function modelOf({ year, make, model }: ShownRow): string {
  return `${year} ${make} ${model}`;
}

/** The photos that the card shows. */
export function shownPhotos({ images }: ShownRow, isRoomy: boolean): string[] {
  return images.filter(isPhotoUrl).slice(0, isRoomy ? maxPhotos : 1);
}

function photosOf(row: ShownRow, { isRoomy, index }: CardOptions): Html {
  const photos = shownPhotos(row, isRoomy);
  const name = modelOf(row);
  const image = (url: string, place: number) => {
    const alt = photos.length === 1 ? name : `${name}, photo ${place + 1} of ${photos.length}`;
    const loading = index > 1 || place > 0 ? 'lazy' : 'eager';
    return html`<img src="${url}" alt="${alt}" width="640" height="480" loading="${loading}"
 decoding="async" referrerpolicy="no-referrer">`;
  };
  const [first] = photos;
  const shown =
    first === undefined
      ? html`<span class="none">No photo yet</span>`
      : photos.length === 1
        ? image(first, 0)
        : html`<ul class="strip" tabindex="0" aria-label="Photos of the ${name}">${photos.map(
            (url, place) => html`<li>${image(url, place)}</li>`,
          )}</ul>`;
  return html`<div class="photos">${shown}${badgeOf(row)}</div>`;
}

function badgeOf({ soldAt, availability }: ShownRow): Html | null {
  if (soldAt !== null) return html`<span class="badge">Sold</span>`;
  if (availability === 'pending') return html`<span class="badge">Sale pending</span>`;
  return availability === 'in_transit' ? html`<span class="badge way">On its way</span>` : null;
}

function kindOf({ condition, mileage, mileageUnit }: ShownRow): string {
  const unit = mileageUnit === 'km' ? 'km' : 'miles';
  const run = mileage === null || condition === 'new' ? '' : ` · ${grouped(mileage)} ${unit}`;
  return `${kinds[condition]}${run}`;
}

function priceOf(row: ShownRow): Html {
  if (row.soldAt !== null) return html`<p class="price plain">This one has been sold.</p>`;
  if (row.priceCents === null) return html`<p class="price plain">Ask us for the price</p>`;
  const isNew = row.condition === 'new';
  const msrp =
    isNew && row.msrpCents !== null && row.msrpCents !== row.priceCents
      ? html`<small>MSRP ${money(row.msrpCents, row.currency)}</small>`
      : null;
  return html`<p class="price">${money(row.priceCents, row.currency)}${msrp}</p>`;
}

function detailsOf(row: ShownRow): [name: string, value: string][] {
  const all: [string, string | null][] = [
    ['Color', row.exteriorColor],
    ['Engine', row.engine],
    ['Gearbox', row.transmission],
    ['Drive', row.drivetrain],
    ['Stock no.', row.stockNumber],
    ['VIN', row.vin],
  ];
  return all.filter((one): one is [string, string] => one[1] !== null && one[1] !== '');
}

function descriptionOf({ aiDescription }: ShownRow): Html | null {
  if (!aiDescription) return null;
  return html`<p>${firstSentences(aiDescription, maxDescription)}</p>`;
}

function linkTo(row: ShownRow): Html | null {
  const url = row.soldAt === null ? linkOf(row) : null;
  if (url === null) return null;
  return html`<a href="${url}" rel="noreferrer">All details</a>`;
}

function money(cents: number, currency: string): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const options = { style: 'currency', currency, minimumFractionDigits: digits } as const;
  return new Intl.NumberFormat('en-US', { ...options, maximumFractionDigits: digits }).format(
    cents / 100,
  );
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
