import { numberFormat } from '../../../lib/formatters.ts';
import { firstSentences } from '../../content/first-sentences.ts';
import { linkOf } from '../view.ts';
import type { ShownRow } from '../vehicles-store.ts';
import { markup, type Html } from './markup.ts';
import { type OwnPhotos, photoOrigin, sourceAttributes } from './photos.ts';

const kinds = { new: 'New', used: 'Used', certified: 'Certified pre-owned' } as const;
const maxDescription = 220;
/** Of a short list; a long one shows one photo each. */
const maxPhotos = 8;

export type CardOptions = {
  index: number;
  isRoomy: boolean;
  /** The only one of its page, and as wide as that. */
  isOne: boolean;
  askHref: string;
  own: OwnPhotos;
};

/** A vehicle as it is now; one that is sold says so, and shows no price. */
export function vehicleCard(row: ShownRow, options: CardOptions): Html {
  const isSold = row.soldAt !== null;
  const id = `vehicle_${options.index}`;
  const ask = isSold ? 'Ask for one like it' : `Ask about this ${row.model}`;
  const details = detailsOf(row, options.isRoomy).map(([name, value]) => {
    return markup`<dt>${name}</dt><dd>${value}</dd>`;
  });
  return markup`<li><article class="card${isSold && ' sold'}" aria-labelledby="${id}">
${photosOf(row, options)}
<div class="facts">
<p class="kind">${kindOf(row)}</p>
<h2 id="${id}">${modelOf(row)}${row.trim !== null && markup` <span>${row.trim}</span>`}</h2>
${priceOf(row)}
<dl>${details}</dl>
${options.isRoomy && !isSold && descriptionOf(row)}
<p class="more"><a href="${options.askHref}">${ask}</a>
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
  return images.filter((url) => photoOrigin(url) !== null).slice(0, isRoomy ? maxPhotos : 1);
}

function photosOf(row: ShownRow, { isRoomy, isOne, index, own }: CardOptions): Html {
  const photos = shownPhotos(row, isRoomy);
  const name = modelOf(row);
  const image = (url: string, place: number) => {
    const alt = photos.length === 1 ? name : `${name}, photo ${place + 1} of ${photos.length}`;
    const loading = index > 1 || place > 0 ? 'lazy' : 'eager';
    const source = sourceAttributes(url, own.get(url), isRoomy ? sizesOf(isOne) : null);
    return markup`<img ${source} alt="${alt}" width="640" height="480" loading="${loading}"
 decoding="async" referrerpolicy="no-referrer">`;
  };
  const [first] = photos;
  const shown =
    first === undefined
      ? markup`<span class="none">No photo yet</span>`
      : photos.length === 1
        ? image(first, 0)
        : markup`<ul class="strip" tabindex="0" aria-label="Photos of the ${name}">${photos.map(
            (url, place) => markup`<li>${image(url, place)}</li>`,
          )}</ul>`;
  return markup`<div class="photos">${shown}${badgeOf(row)}</div>`;
}

/** How wide a photo is shown, by the columns of the page. */
function sizesOf(isOne: boolean): string {
  return isOne ? '(min-width: 64rem) 50rem, 100vw' : '(min-width: 42rem) 24rem, 100vw';
}

function badgeOf({ soldAt, availability }: ShownRow): Html | null {
  if (soldAt !== null) return markup`<span class="badge">Sold</span>`;
  if (availability === 'pending') return markup`<span class="badge">Sale pending</span>`;
  return availability === 'in_transit' ? markup`<span class="badge way">On its way</span>` : null;
}

function kindOf({ condition, mileage, mileageUnit }: ShownRow): string {
  const unit = mileageUnit === 'km' ? 'km' : 'miles';
  const run = mileage === null || condition === 'new' ? '' : ` · ${grouped(mileage)} ${unit}`;
  return `${kinds[condition]}${run}`;
}

function priceOf(row: ShownRow): Html {
  if (row.soldAt !== null) return markup`<p class="price plain">This one has been sold.</p>`;
  if (row.priceCents === null) return markup`<p class="price plain">Ask us for the price</p>`;
  const isNew = row.condition === 'new';
  const msrp =
    isNew && row.msrpCents !== null && row.msrpCents !== row.priceCents
      ? markup`<small>MSRP ${money(row.msrpCents, row.currency)}</small>`
      : null;
  return markup`<p class="price">${money(row.priceCents, row.currency)}${msrp}</p>`;
}

/** A long list stays light: what tells its cars apart, and what the law wants named. */
function detailsOf(row: ShownRow, isRoomy: boolean): [name: string, value: string][] {
  const all: [string, string | null][] = [
    ['Color', row.exteriorColor],
    ['Engine', isRoomy ? row.engine : null],
    ['Transmission', isRoomy ? row.transmission : null],
    ['Drive', row.drivetrain],
    ['Stock no.', row.stockNumber],
    ['VIN', row.vin],
  ];
  return all.filter((one): one is [string, string] => one[1] !== null && one[1] !== '');
}

function descriptionOf({ aiDescription }: ShownRow): Html | null {
  if (!aiDescription) return null;
  return markup`<p>${firstSentences(aiDescription, maxDescription)}</p>`;
}

function linkTo(row: ShownRow): Html | null {
  const url = row.soldAt === null ? linkOf(row) : null;
  if (url === null) return null;
  return markup`<a href="${url}" rel="noreferrer">All details</a>`;
}

function money(cents: number, currency: string): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const options = { style: 'currency', currency, minimumFractionDigits: digits } as const;
  return numberFormat('en-US', { ...options, maximumFractionDigits: digits }).format(cents / 100);
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
