import { objectsIn } from '../../../content/publication/component-texts.ts';
import { shows } from '../../page/page.ts';
import type { Fault, MadeComponent } from '../content-tool.ts';
import type { ToolInput } from '../tool-input.ts';
import type { Node } from './json-ld.ts';

/** What each type must have, by Google's and schema.org's pages on them. */
const required: Readonly<Record<string, readonly string[]>> = {
  AutoDealer: ['name'],
  BlogPosting: ['headline', 'author', 'publisher', 'dateModified'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Car: ['name', 'brand', 'model'],
  Offer: ['price', 'priceCurrency', 'availability', 'seller'],
  Event: ['name', 'startDate', 'location'],
  SaleEvent: ['name', 'startDate', 'location'],
  SocialEvent: ['name', 'startDate', 'location'],
};

/** Documents that are none, nodes without what their type must have, and claims beside the page. */
export function schemaFaults(made: readonly MadeComponent[], input: ToolInput): Fault[] {
  return made.flatMap(({ type, content }) => {
    const problems = content.includes('</') ? ['"</" would end the script element.'] : [];
    const [document] = objectsIn({ content });
    if (document?.['@context'] !== 'https://schema.org') problems.push('It is no JSON-LD.');
    const nodes = document ? nodesIn(document) : [];
    problems.push(...nodes.flatMap(missingIn), ...danglingIn(nodes, type));
    problems.push(...nodes.flatMap((one) => untrueIn(one, input)));
    return problems.map((problem) => ({ type, problem }));
  });
}

/** The node and every node in it. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(nodesIn)];
}

function missingIn(one: Node): string[] {
  const type = String(one['@type'] ?? '');
  const fields = required[type] ?? [];
  return fields.flatMap((field) => {
    const value = one[field];
    const isMissing = value === undefined || value === '' || value === null;
    return isMissing ? [`${type} has no ${field}.`] : [];
  });
}

/** Inside a graph, an id that nothing in it has. The store stands beside the other documents. */
function danglingIn(nodes: readonly Node[], type: string): string[] {
  if (type !== 'combinedSchema') return [];
  const known = new Set(nodes.flatMap((one) => ('@type' in one ? [one['@id']] : [])));
  const named = nodes.filter((one) => Object.keys(one).join() === '@id');
  return named.flatMap((one) => (known.has(one['@id']) ? [] : [`Nothing is ${one['@id']}.`]));
}

function untrueIn(one: Node, { page, vehicles }: ToolInput): string[] {
  if (one['@type'] === 'Question') {
    return shows(page.lines, String(one['name'])) ? [] : [`The page does not ask: ${one['name']}`];
  }
  const vin = one['vehicleIdentificationNumber'];
  if (one['@type'] !== 'Car' || vin === undefined) return [];
  const shown = vehicles.find(({ vehicle }) => vehicle.vin === vin);
  if (!shown) return [`The page does not show vehicle ${vin}.`];
  const [offer] = nodesIn(one['offers']);
  const cents = offer ? Math.round(Number(offer['price']) * 100) : null;
  if (cents === null || cents === shown.vehicle.priceCents) return [];
  return [`The stock has another price for ${vin}.`];
}
