import { madeBy } from '../made-by.ts';
import type { ComponentType } from '../../../../schema/contracts/content.ts';
import type { ContentToolEntry, MadeComponent } from './content-tool.ts';
import { addressesOf } from './schemas/addresses.ts';
import { articleNode } from './schemas/article.ts';
import { dealerMention, dealerNode } from './schemas/dealer.ts';
import { eventNode } from './schemas/event.ts';
import { graph, type Node, standing } from './schemas/json-ld.ts';
import { breadcrumbNode, carListNode, faqNode } from './schemas/lists.ts';
import { schemaExamples } from './schemas/examples.ts';
import { schemaFaults } from './schemas/faults.ts';
import { modelNode } from './schemas/vehicle.ts';
import type { ToolInput } from './tool-input.ts';

/**
 * JSON-LD with the vocabulary of schema.org: each kind for itself, and one graph of all. It says
 * what the page shows and nothing else; prices are those of the stock. Search engines use what they
 * like of it: no kind promises a rich result.
 */
export const schemas: ContentToolEntry = {
  id: 'schemas',
  name: 'Structured data',
  description: 'JSON-LD on the article, the store, its questions, its vehicles and its events.',
  makes: madeBy.schemas,
  run(input) {
    const addresses = addressesOf(input);
    const dealer = dealerNode(input.store, addresses);
    const faq = faqNode(input, addresses);
    const breadcrumb = breadcrumbNode(input, addresses);
    const mention = dealerMention(input.store, addresses);
    return [
      made('articleSchema', standing(articleNode(input, addresses, mention))),
      made('organizationSchema', standing(dealer)),
      ...(faq ? [made('faqSchema', standing(faq))] : []),
      ...(breadcrumb ? [made('breadcrumbSchema', standing(breadcrumb))] : []),
      made('combinedSchema', graph(nodesOf(input, dealer, faq, breadcrumb))),
    ];
  },
  faultsIn: schemaFaults,
  examples: schemaExamples,
};

/** Everything on the page as one graph, the article naming the rest by id. */
function nodesOf(
  input: ToolInput,
  dealer: Node,
  faq: Node | null,
  breadcrumb: Node | null,
): Node[] {
  const { article, store } = input;
  const addresses = addressesOf(input);
  const cars = carListNode(input, addresses);
  const dealerId = { '@id': addresses.dealerId };
  const event = article.event
    ? eventNode(article.event, store, addresses.idOf('event'), addresses.page, dealerId)
    : null;
  const subject =
    article.type === 'modellanding' && article.subject
      ? modelNode(article.subject, addresses.idOf('model'))
      : null;
  const about = [subject, event].flatMap((one) => (one ? [{ '@id': one['@id'] }] : []));
  const mentions = cars ? [{ '@id': cars['@id'] }] : [];
  const text = articleNode(input, addresses, dealerId, { about, mentions });
  return [dealer, text, breadcrumb, subject, event, cars, faq].filter((one) => one !== null);
}

function made(type: ComponentType, content: string): MadeComponent {
  return { type, content, metadata: {} };
}
