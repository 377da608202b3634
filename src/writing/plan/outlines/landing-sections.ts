import type { SectionRule } from '../outline-rules.ts';

/** What a landing page says: the trims, the vehicles, what helps to decide, and the store. */
export const landingSections: readonly SectionRule[] = [
  {
    ...rule('trims'),
    headings: [
      'Which {model} trims are here, and what they cost',
      'Which {model} trim costs what',
      '{model} trims and their prices',
      '{model} prices by trim',
    ],
    needs: ['table:trims'],
    facts: ['table:trims', 'break', 'landing.shared'],
  },
  {
    ...rule('stock'),
    headings: [
      '{ref} stock in {city} today',
      'The {things} on our lot',
      'Which {things} are here now',
      '{things} you can see in {city}',
    ],
    otherHeadings: ['{things} that are here now', 'The {things} on our lot'],
    needs: ['table:stock', 'stock.the-one', 'stock.the-near-one'],
    facts: [
      'stock.the-one',
      'stock.the-near-one',
      'stock.the-one-price',
      'stock.drive-over-one',
      'price.standing',
      'days.newest',
      'break',
      'table:stock',
      'break',
      'landing.before-you-come',
      'certified.who',
      'certified.papers',
    ],
  },
  {
    ...rule('absent'),
    headings: ['How to get {a name}', 'If you want {a name}'],
    facts: ['landing.get-one'],
  },
  {
    ...rule('news'),
    headings: ['What changed with this {model}', 'What is new about the {model}'],
    needs: ['car.new-design'],
    facts: ['car.new-design'],
    minLength: 300,
  },
  {
    ...rule('launch'),
    headings: ['Since when the {model} is sold', 'When the {model} came out'],
    needs: ['car.launched'],
    facts: ['car.launched'],
    minLength: 300,
  },
  {
    ...rule('design'),
    headings: ['When the {model} was redesigned', 'The last redesign of the {model}'],
    needs: ['car.same-design'],
    facts: ['car.same-design'],
    minLength: 300,
  },
  {
    ...rule('update'),
    headings: ['When the {model} was updated', 'What the {model} update brought'],
    needs: ['car.updated'],
    facts: ['car.updated'],
    minLength: 300,
  },
  {
    ...rule('differences'),
    headings: ['How {model} trims differ', 'What each {model} trim adds'],
    needs: ['car:trims'],
    facts: ['car:trims'],
    minLength: 500,
  },
  {
    ...rule('reference'),
    headings: ['{name} specs at a glance', '{name} at a glance', '{model} specs at a glance'],
    needs: ['table:reference'],
    facts: ['table:reference'],
    minLength: 400,
  },
  {
    ...rule('power'),
    headings: ['{model} engine and drive', 'What powers the {model}'],
    needs: ['landing.power', 'landing.shared'],
    facts: ['landing.power', 'landing.shared'],
  },
  {
    ...rule('economy'),
    headings: ['{model} fuel economy by EPA estimate', 'What the EPA estimates for the {model}'],
    needs: ['economy.one', 'economy.span'],
    facts: [
      'economy.one',
      'economy.span',
      'economy.hybrid',
      'economy.plug-in-hybrid',
      'economy.diesel',
      'economy.range',
      'break',
      'table:economy',
      'break',
      'economy.estimates',
    ],
    minLength: 400,
  },
  {
    ...rule('colors'),
    headings: ['{model} colors on the lot', '{model} colors you can see in person'],
    needs: ['landing.colors'],
    facts: ['landing.colors', 'colors.interior'],
    minLength: 700,
  },
  {
    ...rule('used'),
    headings: ['What a used {model} costs here', 'Used {model} prices', 'Used {model} stock'],
    needs: ['landing.used', 'used.single'],
    facts: ['landing.used', 'used.single', 'landing.certified'],
    minLength: 600,
  },
  {
    ...rule('other-years'),
    headings: ['Other {model} years on the lot', 'The {model} from other model years'],
    needs: ['landing.other-years'],
    facts: ['landing.other-years'],
    minLength: 400,
  },
  {
    ...rule('visit'),
    headings: [
      'See {things} in {city}',
      'Visit {store}',
      'Where to find us in {city}',
      'Drive {a model} in {city}',
      'Come and see the {model}',
    ],
    otherHeadings: ['Visit {store}', 'Where to find us in {city}'],
    facts: ['visit', 'break', 'links'],
  },
];

function rule(id: string): SectionRule {
  return { id, headings: [], facts: [], topics: [], weight: 0, minLength: 0 };
}
