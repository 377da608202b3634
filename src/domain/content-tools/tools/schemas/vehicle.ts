import type { Subject } from '../../../../writing/brief.ts';
import type { Page } from '../../page/page.ts';
import { shows } from '../../page/page.ts';
import type { ShownVehicle } from '../../page/shown-vehicles.ts';
import { subjectName } from '../subject-name.ts';
import type { Addresses } from './addresses.ts';
import { type Node, node } from './json-ld.ts';

const conditions = { new: 'NewCondition', used: 'UsedCondition', certified: 'UsedCondition' };
const units = { mi: 'SMI', km: 'KMT' };

/**
 * One vehicle of the lot as the page shows it: a value that the page does not have beside the
 * vehicle is left out, and so is a price that the stock does not have any more.
 */
export function vehicleNode(
  { vehicle, lines }: ShownVehicle,
  page: Page,
  addresses: Addresses,
): Node {
  const shown = (text: string | null): string | null => {
    return text !== null && shows(lines, text) ? text : null;
  };
  const onPage = (text: string | null): string | null => {
    return text !== null && shows([...lines, page.title, ...page.headings], text) ? text : null;
  };
  const { make, model, mileage, mileageUnit, condition } = vehicle;
  const year = onPage(vehicle.year === null ? null : String(vehicle.year));
  const trim = shown(vehicle.trim);
  const miles = mileage !== null && lines.some((line) => hasFigure(line, mileage)) ? mileage : null;
  const vin = shown(vehicle.vin);
  const id = vehicle.vin ?? vehicle.stockNumber ?? vehicle.id;
  return node('Car', {
    '@id': addresses.idOf(`vehicle-${id}`),
    name: [year, make, model, trim].filter((part) => part !== null).join(' '),
    vehicleIdentificationNumber: vin,
    sku: shown(vehicle.stockNumber),
    url: vehicle.url,
    brand: make === null ? null : node('Brand', { name: make }),
    model,
    vehicleModelDate: year,
    vehicleConfiguration: trim,
    itemCondition: `https://schema.org/${conditions[condition]}`,
    color: shown(vehicle.exteriorColor),
    mileageFromOdometer:
      condition === 'new' || miles === null
        ? null
        : node('QuantitativeValue', { value: miles, unitCode: units[mileageUnit] }),
    offers: offerNode({ vehicle, lines }, addresses),
  });
}

/** Null unless the page shows the price that the stock has now. */
function offerNode({ vehicle, lines }: ShownVehicle, { dealerId }: Addresses): Node | null {
  const { priceCents, currency, status, url } = vehicle;
  if (priceCents === null || priceCents < 100) return null;
  const price = priceCents / 100;
  if (!lines.some((line) => hasFigure(line, price))) return null;
  return node('Offer', {
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${status === 'available' ? 'InStock' : 'PreOrder'}`,
    url,
    seller: { '@id': dealerId },
  });
}

/** A model that the page is about or compares. */
export function modelNode(subject: Subject, id: string): Node {
  const { year, make, model, trim } = subject;
  return node('Car', {
    '@id': id,
    name: subjectName(subject),
    brand: node('Brand', { name: make }),
    model,
    vehicleModelDate: year === null ? null : String(year),
    vehicleConfiguration: trim,
  });
}

/** Whether a line has the figure, with or without separators and cents. */
function hasFigure(line: string, figure: number): boolean {
  const whole = Math.trunc(figure);
  const cents = Math.round((figure - whole) * 100);
  const grouped = whole.toLocaleString('en-US').replaceAll(',', '[,.\u00a0\u202f ]?');
  const end = cents === 0 ? '(?:[.,]00)?' : `[.,]${String(cents).padStart(2, '0')}`;
  return new RegExp(`(?<![\\d.,])${grouped}${end}(?![\\d])(?![.,]\\d)`).test(line);
}
