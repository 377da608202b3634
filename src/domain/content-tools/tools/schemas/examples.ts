import type { ContentToolEntry, MadeComponent } from '../content-tool.ts';

const context = { '@context': 'https://schema.org' };

function made(type: MadeComponent['type'], content: object): MadeComponent {
  return { type, content: JSON.stringify({ ...context, ...content }), metadata: {} };
}

export const schemaExamples: ContentToolEntry['examples'] = {
  passing: [
    {
      says: 'questions that the page shows with their answers, and no script that ends early',
      input: { body: '# Tires\n\n## Is `</script>` a tire?\n\nNo, it is not.' },
      makes: {
        faqSchema: /"name":"Is \\u003c\/script> a tire\?".*"text":"No, it is not\."/,
        combinedSchema: /"@graph":\[.*"@type":"FAQPage"/,
      },
    },
    {
      says: 'no FAQ where nothing is asked',
      input: { body: '# Tires\n\nTires age.' },
      makes: { faqSchema: null, articleSchema: /"headline":"Tires"/ },
    },
    {
      says: 'no breadcrumb where no home page is known',
      input: { store: { domain: null } },
      makes: { breadcrumbSchema: null },
    },
    {
      says: 'an event with its days at the store',
      input: {
        article: {
          type: 'salesevent',
          event: {
            name: 'Truck Weekend',
            startDate: '2026-05-09T02:00:00.000Z',
            endDate: '2026-05-11T01:00:00.000Z',
            location: 'Lakeside Motors',
            category: 'Sales Event',
            description: null,
          },
        },
      },
      makes: { combinedSchema: /"SaleEvent".*"startDate":"2026-05-08","endDate":"2026-05-10"/ },
    },
  ],
  failing: [
    {
      says: 'text that is no JSON',
      input: {},
      made: [{ type: 'articleSchema', content: 'none', metadata: {} }],
      problem: /no JSON-LD/,
    },
    {
      says: 'a question that the page does not ask',
      input: { body: '# Tires\n\n## Do tires age?\n\nYes, they do.' },
      made: [
        made('faqSchema', {
          '@type': 'FAQPage',
          mainEntity: [
            {
              '@type': 'Question',
              name: 'Are tires free?',
              acceptedAnswer: { '@type': 'Answer', text: 'Yes.' },
            },
          ],
        }),
      ],
      problem: /does not ask/,
    },
    {
      says: 'a vehicle that the page does not show',
      input: {},
      made: [
        made('combinedSchema', {
          '@graph': [
            {
              '@type': 'Car',
              name: 'A car',
              brand: 'Ford',
              model: 'F-150',
              vehicleIdentificationNumber: '1FTFW1E50NFA00001',
            },
          ],
        }),
      ],
      problem: /does not show vehicle/,
    },
    {
      says: 'an id that leads nowhere',
      input: {},
      made: [
        made('combinedSchema', {
          '@graph': [
            {
              '@type': 'BlogPosting',
              headline: 'Tires',
              dateModified: '2026-05-04',
              author: { '@id': '#nobody' },
              publisher: { '@id': '#nobody' },
            },
          ],
        }),
      ],
      problem: /Nothing is #nobody/,
    },
  ],
};
