import { planEvent } from '../event/plan-event.ts';
import type { OutlineRules } from '../outline-rules.ts';

/** An announcement: what, when, where and for whom, what is on the lot, and how a visit works. */
export const salesEventOutline: OutlineRules = {
  titles: ['{store}'],
  opening: [],
  openingMore: [],
  sections: [
    {
      id: 'visit',
      headings: ['How to find us', 'Where to find us in {city}', 'Getting to {store}'],
      facts: ['store.where', 'event.ask-hours', 'store.call', 'break', 'links'],
      topics: [],
      weight: 0,
      minLength: 0,
    },
  ],
  questionsLead: false,
  usualQuestions: [],
  plan: planEvent,
};
