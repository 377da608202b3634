import type { Static } from '@sinclair/typebox';
import type { SharePageAnswer } from '../../../schema/contracts/share.ts';
import { isoTime, isoTimeOrNull } from '../../lib/clock.ts';
import { isPhotoUrl } from '../../writing/html/photo.ts';
import { vehicleTypes } from '../inventory/view.ts';
import { consentText, consentVersion } from '../leads/consent.ts';
import { homeOf } from '../site/home-of.ts';
import type { SiteRow } from '../site/store.ts';
import type { LoadedPage } from './load-page.ts';
import type { ShownRow } from './vehicles-store.ts';

type Answer = Static<typeof SharePageAnswer>;

/** For scripts of a page; `stamp` goes back with its form. */
export function viewPage(page: LoadedPage, stamp: string): Answer {
  const { row, site, article } = page;
  return {
    success: true,
    page: {
      kind: row.kind,
      title: page.title,
      store: viewStore(site),
      article: article && {
        title: article.title,
        language: article.language,
        html: article.html,
        updated_at: isoTime(article.updatedAt),
      },
      vehicles: page.vehicles.map(viewVehicle),
      disclaimers: page.disclaimers,
      consent: { text: consentText(site.name), version: consentVersion },
      form: stamp,
      as_of: isoTime(page.asOf),
      expires_at: isoTimeOrNull(row.expiresAt),
    },
  };
}

function viewStore(site: SiteRow): Answer['page']['store'] {
  const { name, phone, street, city, state, zip } = site;
  return { name, phone, street, city, state, zip, url: homeOf(site) };
}

/** What is sold has no price any more, and need not be looked up elsewhere. */
function viewVehicle(row: ShownRow): Answer['page']['vehicles'][number] {
  const isSold = row.soldAt !== null;
  return {
    vin: row.vin,
    stock_number: row.stockNumber,
    vehicle_type: vehicleTypes[row.condition],
    year: row.year,
    make: row.make,
    model: row.model,
    trim: row.trim,
    availability: isSold ? 'sold' : row.availability,
    price: isSold ? null : units(row.priceCents),
    msrp: isSold ? null : units(row.msrpCents),
    currency: row.currency,
    mileage: row.mileage,
    mileage_unit: row.mileageUnit,
    exterior_color: row.exteriorColor,
    description: row.aiDescription,
    features: row.features,
    images: row.images.filter(isPhotoUrl),
    url: isSold ? null : linkOf(row),
  };
}

/** Null where the feed gives none that a browser opens. */
export function linkOf({ url }: Pick<ShownRow, 'url'>): string | null {
  const parsed = URL.parse(url ?? '');
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null;
}

function units(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
