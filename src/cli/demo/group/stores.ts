import type { Context } from '../../../context.ts';
import { createCategory } from '../../../domain/site/change-category.ts';
import { createElement } from '../../../domain/site/change-element.ts';
import { createVoice } from '../../../domain/site/change-voice.ts';
import { createSite } from '../../../domain/site/create-site.ts';
import { setStoreDetails } from '../../../domain/site/details/store-details.ts';
import { findSiteBySlug, type SiteRow } from '../../../domain/site/store.ts';
import type { PersonActor } from '../../../actor.ts';

const sisters = [
  {
    name: 'Prairie Kia of Omaha',
    slug: 'prairie-kia-omaha',
    city: 'Omaha',
    state: 'NE',
    zip: '68127',
    timeZone: 'America/Chicago',
  },
  {
    name: 'Front Range Chevrolet',
    slug: 'front-range-chevrolet',
    city: 'Fort Collins',
    state: 'CO',
    zip: '80525',
    timeZone: 'America/Denver',
  },
] as const;

/** The other stores of the group; those that are there already stay as they are. */
export async function makeSisters(ctx: Context): Promise<{ sites: SiteRow[]; areNew: boolean }> {
  const sites: SiteRow[] = [];
  let areNew = false;
  for (const input of sisters) {
    const known = await findSiteBySlug(ctx.reader, input.slug);
    areNew ||= known === undefined;
    sites.push(known ?? (await createSite(ctx, { ...input, plan: 'unlimited' })));
  }
  return { sites, areNew };
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** What the store says of itself, and how its texts sound. */
export async function describeStore(ctx: Context, by: PersonActor): Promise<void> {
  const { siteId } = by;
  const until = `${new Date(ctx.clock.now()).getUTCFullYear() + 1}-03-31`;
  const hours = [
    { department: 'Sales', days: [...weekdays, 'sat'], opens: '09:00', closes: '20:00' },
    { department: 'Service', days: weekdays, opens: '07:30', closes: '18:00' },
    { department: 'Service', days: ['sat'], opens: '08:00', closes: '14:00' },
  ];
  const details = {
    hours,
    phones: [{ department: 'Service', number: '(555) 555-0142' }],
    services: [
      { name: 'Oil change', price_from: 49.95, valid_until: until },
      { name: 'Tire rotation', price_from: 24.95 },
    ],
    coupons: [{ offer: '$20 off brake pads', ends: until }],
    fees: [{ name: 'Documentation fee', amount: 85 }],
    amenities: ['Free Wi-Fi', 'Coffee', 'Shuttle within ten miles'],
    languages: ['English', 'Spanish'],
    in_business_since: 1974,
  };
  await setStoreDetails(ctx, siteId, details, [], { by });
  const voice = { name: 'Friendly and direct', tone: 'warm and direct', person: 'we' };
  await createVoice(ctx, siteId, voice, { by });
  const text = { name: 'Test drive', type: 'cta', content: 'Come by for a test drive.' };
  await createElement(ctx, siteId, text, { by });
  for (const name of ['Buying guides', 'Service tips']) {
    await createCategory(ctx, siteId, { name }, { by });
  }
}
