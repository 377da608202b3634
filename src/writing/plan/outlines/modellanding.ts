import type { OutlineRules } from '../outline-rules.ts';
import { landingBuyingSections } from './landing-buying-sections.ts';
import { landingStockSections } from './landing-stock-sections.ts';

/** A page about one model at this store: what is here, its price, how to choose, what follows. */
export const modelLandingOutline: OutlineRules = {
  titles: [
    '{name} in {city}: prices, trims and stock',
    '{name} for sale in {city}',
    'The {name} at {store}',
    '{name}',
  ],
  opening: [
    'stock.count-price',
    'stock.count-from',
    'stock.single-price',
    'stock.count',
    'absent.plain',
  ],
  openingMore: [
    'stock.coming',
    'stock.coming-many',
    'stock.coming-date',
    'absent.family',
    'absent.same-make',
    'absent.price',
    'absent.match',
    'stock.choices',
    'condition.split',
  ],
  sections: [...landingStockSections, ...landingBuyingSections],
  questionsLead: false,
  usualQuestions: [
    {
      topic: 'price',
      question: 'How much does {a name} cost in {city}?',
      form: 'How much does {full} cost?',
    },
    {
      topic: 'price',
      question: 'How much does {a name} cost?',
      form: 'How much does {full} cost?',
    },
    {
      topic: 'trims',
      question: 'Which {model} trims can I see in {city}?',
      form: 'Which trims does {the} come in?',
    },
    {
      topic: 'towing',
      question: 'How much can the {model} tow?',
      form: 'How much can {the} tow?',
    },
    {
      topic: 'winter-driving',
      question: 'How do I get the {model} ready for winter?',
      form: 'How do I get {my} ready for winter?',
    },
    {
      topic: 'warranty',
      question: 'What warranty does the {model} come with?',
      form: 'What warranty does {the} come with?',
    },
    {
      topic: 'trade-in',
      question: 'How much is the car I drive now worth as a trade-in?',
      form: 'How much is {my} worth as a trade-in?',
    },
  ],
};
