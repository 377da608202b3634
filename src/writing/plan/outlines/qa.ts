import type { OutlineRules } from '../outline-rules.ts';
import { basicOutline } from './basic.ts';
import { planQa } from '../qa/plan-qa.ts';

/** Questions and answers on one keyword. */
export const qaOutline: OutlineRules = {
  titles: [
    '{keyword}: your questions answered',
    '{keyword}: questions and answers from {store}',
    '{keyword}',
  ],
  opening: [
    'stock.count-price',
    'stock.count-from',
    'stock.single-price',
    'stock.count',
    'absent.plain',
    'absent.match',
    'absent.make',
    'wish.traits-lot',
  ],
  openingMore: [
    'match.models',
    'stock.coming',
    'stock.coming-many',
    'stock.coming-date',
    'absent.family',
    'absent.family-trims',
    'absent.same-make',
    'absent.same-kind',
    'absent.like-cars',
    'absent.over-price',
    'absent.within-price',
    'absent.other-condition',
    'wish.owners',
    'wish.color',
    'wish.rows',
    'need.towing',
    'need.payload',
    'need.seats',
    'need.unsaid',
    'wish.traits',
    'wish.miles',
    'wish.warranty',
    'wish.history',
    'condition.missing',
  ],
  sections: [
    ...basicOutline.sections.filter(({ id }) => id === 'reference'),
    {
      id: 'visit',
      headings: ['Ask us in {city}', 'Talk to us in {city}', 'Next step: {store}'],
      facts: ['visit', 'break', 'links'],
      topics: [],
      weight: 0,
      minLength: 0,
    },
  ],
  questionsLead: true,
  usualQuestions: [],
  plan: planQa,
};
