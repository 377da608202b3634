import { bodyNouns, bodyWords } from '../../../../writing/research/lexicon/body-words.ts';
import { makes } from '../../../../writing/research/lexicon/makes.ts';
import { lazy } from '../../../../lib/lazy.ts';
import { library } from '../../../../writing/topics/library.ts';
import type { BodyStyle } from '../../../../../schema/records/vehicle.ts';

/** A tag of the controlled list, and the words that speak of it. */
export type KnownTag = { tag: string; kind: 'body' | 'fuel' | 'topic'; words: RegExp };

const fuels: readonly (readonly [string, string])[] = [
  ['hybrid', 'hybrids?'],
  ['plug-in hybrid', 'plug-?in hybrids?|phevs?'],
  ['electric vehicles', 'electric (cars?|vehicles?|suvs?|trucks?)|evs?|battery-electric'],
  ['diesel', 'diesels?'],
];

/** Topics that tag pages of a store are kept for, by the topics of our research. */
const topicTags: Readonly<Record<string, string>> = {
  'lease-or-buy': 'lease or buy',
  'lease-terms': 'leasing',
  'loan-terms': 'financing',
  credit: 'financing',
  'down-payment': 'financing',
  'trade-in': 'trade-in',
  'out-the-door-price': 'pricing',
  price: 'pricing',
  budget: 'car budget',
  warranty: 'warranty',
  'maintenance-schedule': 'maintenance',
  'fluids-and-filters': 'maintenance',
  'range-and-charging': 'ev charging',
  comparison: 'comparison',
  'off-road': 'off-road',
  'winter-driving': 'winter driving',
  'used-inspection': 'used car inspection',
  certified: 'certified pre-owned',
  'new-or-used': 'new or used',
  'work-use': 'work vehicles',
  'local-store': '',
  overview: '',
  availability: '',
  'sales-event': 'sales event',
  'body-style': '',
  colors: '',
  engine: 'engines',
  safety: 'safety',
  technology: 'car technology',
  family: 'family cars',
  paperwork: '',
  'service-visit': 'service visit',
};

/** The list that all sites share; makes and models come from the page, in `named-models.ts`. */
export const knownTags = lazy((): readonly KnownTag[] => [
  ...Object.entries(bodyWords).map(([style, phrases]) => {
    const { many } = bodyNouns[style as BodyStyle];
    return known(many.toLowerCase(), 'body', phrases.split('|').map(plural).join('|'));
  }),
  ...fuels.map(([tag, phrases]) => known(tag, 'fuel', phrases)),
  ...library().grammars.flatMap(({ topic, words }) => {
    const tag = topicTags[topic] ?? topic.replaceAll('-', ' ');
    if (tag === '') return [];
    return [
      known(
        tag,
        'topic',
        words
          .split('|')
          .map((one) => RegExp.escape(one))
          .join('|'),
      ),
    ];
  }),
]);

export const makeNames: readonly string[] = makes.map(({ name }) => name);

function known(tag: string, kind: KnownTag['kind'], pattern: string): KnownTag {
  const words = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');
  return { tag, kind, words };
}

function plural(phrase: string): string {
  return `${RegExp.escape(phrase)}s?`;
}
