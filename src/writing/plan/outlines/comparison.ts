import { planComparison } from '../comparison/plan-comparison.ts';
import type { OutlineRules } from '../outline-rules.ts';

/**
 * Two to five vehicles side by side. The sections get their facts from the planner, vehicle by
 * vehicle, and one without any is left out.
 */
export const comparisonOutline: OutlineRules = {
  titles: ['{keyword}'],
  opening: [],
  openingMore: [],
  sections: [
    section('price', ['Where prices start on our lot', 'What each one costs here']),
    section('others', ['Other model years on our lot', 'What we have from other model years']),
    section('economy', ['Fuel economy by EPA estimate', 'What the EPA estimates']),
    {
      id: 'visit',
      headings: ['Visit {store}', 'Where to find us in {city}', 'How to find {store}'],
      facts: ['visit', 'break', 'links'],
      topics: [],
      weight: 0,
      minLength: 0,
    },
  ],
  questionsLead: false,
  usualQuestions: [],
  plan: planComparison,
};

function section(id: string, headings: string[]): OutlineRules['sections'][number] {
  return { id, headings, facts: [], topics: [], weight: 0, minLength: 0 };
}
