import { xmlCdata, xmlDeclaration, xmlElement, type XmlContent } from '../../lib/xml-write.ts';
import { readXmlDocument } from '../../lib/xml-document.ts';
import { isoTime } from '../../lib/clock.ts';
import { homeOf } from '../site/home-of.ts';
import type { SiteRow } from '../site/store.ts';
import type { LeadRow } from './store.ts';

export type AdfStore = Pick<
  SiteRow,
  'id' | 'name' | 'domain' | 'phone' | 'street' | 'city' | 'state' | 'zip' | 'country' | 'timeZone'
>;

/** Auto-lead Data Format 1.0: what dealerships' CRMs take leads in. */
const head = `${xmlDeclaration}\n<?adf version="1.0"?>\n`;

/**
 * Leads as one ADF document. Each is parsed strictly before it leaves: a CRM that meets one that
 * is not well-formed drops the whole, and the customer with it.
 */
export function adfDocument(leads: readonly LeadRow[], store: AdfStore, origin: string): string {
  const prospects = leads.map((lead) => checked(prospectOf(lead, store, origin), lead));
  return `${head}<adf>\n${prospects.join('\n')}\n</adf>\n`;
}

function checked(prospect: string, lead: LeadRow): string {
  const { root, content } = readXmlDocument(`${head}<adf>${prospect}</adf>`);
  const inner = typeof content === 'string' ? null : content['prospect'];
  const isOne = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
  if (root !== 'adf' || !isOne || !('customer' in inner)) {
    throw new Error(`The lead ${lead.id} does not come out as one prospect.`);
  }
  return prospect;
}

function prospectOf(lead: LeadRow, store: AdfStore, origin: string): string {
  return xmlElement('prospect', {
    '@status': 'new',
    id: { '@sequence': '1', '@source': 'Forecourt', '#text': lead.id },
    requestdate: localTime(lead.createdAt, store.timeZone),
    vehicle: vehicleOf(lead),
    customer: {
      contact: {
        '@primarycontact': '1',
        name: { '@part': 'full', '@type': 'individual', '#text': lead.name },
        ...(lead.email !== null && { email: lead.email }),
        ...(lead.phone !== null && {
          phone: { '@type': 'voice', '@time': 'nopreference', '#text': lead.phone },
        }),
      },
      comments: xmlCdata(commentsOf(lead)),
    },
    vendor: vendorOf(store),
    provider: {
      name: { '@part': 'full', '@type': 'business', '#text': 'Forecourt' },
      service: 'Share page',
      url: origin,
    },
  });
}

/** One is asked for by the format, also where nobody named any. */
function vehicleOf({ vehicle }: LeadRow): XmlContent {
  if (!vehicle) return { '@interest': 'buy', year: null, make: null, model: null };
  const { vin, stockNumber, trim, year, make, model, condition } = vehicle;
  return {
    '@interest': 'buy',
    '@status': condition === 'new' ? 'new' : 'used',
    year,
    make,
    model,
    ...(vin !== null && { vin }),
    ...(stockNumber !== null && { stock: stockNumber }),
    ...(trim !== null && { trim }),
  };
}

function vendorOf(store: AdfStore): XmlContent {
  const { street, city, state, zip, country } = store;
  const home = homeOf(store);
  return {
    id: { '@source': 'Forecourt', '#text': store.id },
    vendorname: store.name,
    ...(home !== null && { url: home }),
    contact: {
      name: { '@part': 'full', '@type': 'business', '#text': store.name },
      // A contact has an address of either kind, and an address has a street: both may be empty.
      phone: { '@type': 'voice', '#text': store.phone ?? '' },
      address: {
        street: { '@line': '1', '#text': street ?? '' },
        ...(city !== null && { city }),
        ...(state !== null && { regioncode: state }),
        ...(zip !== null && { postalcode: zip }),
        country,
      },
    },
  };
}

function commentsOf({ message, consentText, consentVersion, consentedAt }: LeadRow): string {
  const at = consentedAt === null ? '' : ` at ${isoTime(consentedAt)}`;
  const consent = consentText === null ? null : `Agreed${at} (${consentVersion}): ${consentText}`;
  return [message, consent].filter((part) => part !== null).join('\n\n');
}

/** ISO 8601 with the offset of the store, as CRMs show it. */
function localTime(ms: number, timeZone: string): string {
  const local = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);
  return local.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}
