import { countWords } from '../../../../writing/html/count-words.ts';
import type { ToolInput } from '../tool-input.ts';
import type { Addresses } from './addresses.ts';
import { type Node, node } from './json-ld.ts';
import { modelNode, vehicleNode } from './vehicle.ts';

/** More would make the page heavy, and the page itself lists no more. */
const maxVehicles = 50;

/** A heading that asks and has a whole section under it is a manner of speaking. In words. */
const longestAnswer = 120;

/** Questions with their answers, as both stand on the page; null where it has none. */
export function faqNode({ article, page }: ToolInput, { idOf }: Addresses): Node | null {
  const questions = page.questions.filter(({ answer }) => {
    return article.type === 'qa' || countWords(answer) <= longestAnswer;
  });
  if (questions.length === 0) return null;
  return node('FAQPage', {
    '@id': idOf('faq'),
    mainEntity: questions.map(({ question, answer }) => {
      return node('Question', {
        name: question,
        acceptedAnswer: node('Answer', { text: answer }),
      });
    }),
  });
}

/** From the store's home page to this one; null where no home page is known. */
export function breadcrumbNode({ page, store }: ToolInput, addresses: Addresses): Node | null {
  const { home, page: url, idOf } = addresses;
  if (home === null) return null;
  return node('BreadcrumbList', {
    '@id': idOf('breadcrumb'),
    itemListElement: [
      node('ListItem', { position: 1, name: store.name, item: home }),
      node('ListItem', { position: 2, name: page.title, item: url }),
    ],
  });
}

/** The cars that a comparison sets side by side, or that another page lists; null for none. */
export function carListNode(input: ToolInput, addresses: Addresses): Node | null {
  const { article, page, vehicles } = input;
  const compared = article.comparison?.vehicles ?? [];
  const cars =
    compared.length > 0
      ? compared.map((one, index) => modelNode(one, addresses.idOf(`model-${index + 1}`)))
      : vehicles.slice(0, maxVehicles).map((one) => vehicleNode(one, page, addresses));
  if (cars.length === 0) return null;
  return node('ItemList', {
    '@id': addresses.idOf('vehicles'),
    numberOfItems: cars.length,
    itemListOrder: 'https://schema.org/ItemListUnordered',
    itemListElement: cars.map((car, index) => {
      return node('ListItem', { position: index + 1, item: car });
    }),
  });
}
