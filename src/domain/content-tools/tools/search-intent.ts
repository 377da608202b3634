import { madeBy } from '../made-by.ts';
import { objectsIn } from '../../content/publication/component-texts.ts';
import type { ContentToolEntry, Fault, MadeComponent } from './content-tool.ts';
import { intents } from './search-intent/cues.ts';
import { readIntent } from './search-intent/read-intent.ts';

/** What somebody who should find the page is after, with the words that it was read from. */
export const searchIntent: ContentToolEntry = {
  id: 'search-intent',
  name: 'Search intent',
  description: 'What searchers of the page want, how near they are to buying, and why we think so.',
  makes: madeBy['search-intent'],
  run(input) {
    const intent = readIntent(input);
    return [
      {
        type: 'searchIntent',
        content: JSON.stringify(intent),
        metadata: { primary: intent.primary, confidence: intent.confidence },
        intent: { searchIntentType: intent.primary, funnelStage: intent.funnel },
      },
    ];
  },
  faultsIn: (made) => made.flatMap(faultsOf),
  examples: {
    passing: [
      {
        says: 'a question of how is informational, at the top of the funnel',
        input: {
          article: { keyword: 'how does honda sensing work' },
          body: '# How Honda Sensing works\n\nIt watches the lane.',
        },
        makes: { searchIntent: /"primary":"informational".*"funnel":"top"/ },
      },
      {
        says: 'two models against each other are commercial',
        input: {
          article: { keyword: 'rav4 vs cr-v hybrid' },
          body: '# RAV4 Hybrid vs. CR-V Hybrid\n\nBoth are roomy.',
        },
        makes: { searchIntent: /"primary":"commercial".*"recommended_article_type":"comparison"/ },
      },
      {
        says: 'a lease in a city is transactional and local',
        input: {
          article: { keyword: 'lease honda civic duluth' },
          body: '# Lease a Honda Civic in Duluth\n\nAsk us.',
        },
        makes: { searchIntent: /"primary":"transactional".*"is_local":true.*"funnel":"bottom"/ },
      },
      {
        says: 'opening hours are navigational',
        input: {
          article: { keyword: 'lakeside motors service hours' },
          body: '# Service hours and directions\n\nCome by.',
        },
        makes: { searchIntent: /"primary":"navigational"/ },
      },
      {
        says: 'tires are a matter of service',
        input: {
          article: { keyword: 'how often rotate tires' },
          body: '# How often to rotate tires\n\nTwice a year.',
        },
        makes: { searchIntent: /"primary":"informational".*"is_service":true/ },
      },
    ],
    failing: [
      {
        says: 'an intent that nobody knows',
        input: {},
        made: [{ type: 'searchIntent', content: '{"primary":"curious"}', metadata: {} }],
        problem: /no intent/,
      },
      {
        says: 'a confidence over one',
        input: {},
        made: [
          {
            type: 'searchIntent',
            content: '{"primary":"commercial","confidence":1.2}',
            metadata: {},
          },
        ],
        problem: /between 0 and 1/,
      },
    ],
  },
};

function faultsOf({ type, content }: MadeComponent): Fault[] {
  const [{ primary, confidence } = {}] = objectsIn({ content });
  const problems: string[] = [];
  if (!intents.some((intent) => intent === primary)) problems.push(`"${primary}" is no intent.`);
  if (typeof confidence !== 'number' || confidence < 0 || confidence > 1) {
    problems.push('The confidence is not between 0 and 1.');
  }
  return problems.map((problem) => ({ type, problem }));
}
