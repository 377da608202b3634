import { planLanding } from '../landing/plan-landing.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { landingSections } from './landing-sections.ts';

/** A page about one model at this store: what is here, at what price, and how the trims differ. */
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
    'landing.family',
    'landing.trims',
    'landing.one-trim',
    'landing.conditions',
    'stock.coming',
    'stock.coming-many',
    'stock.coming-date',
    'landing.new',
    'landing.same-kind',
  ],
  sections: landingSections,
  questionsLead: false,
  usualQuestions: [],
  plan: planLanding,
};
