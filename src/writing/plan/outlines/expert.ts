import { planExpert } from '../expert/plan-expert.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { basicOutline } from './basic.ts';

/** An in-depth guide to one keyword. */
export const expertOutline: OutlineRules = {
  ...basicOutline,
  titles: ['{keyword}: a guide from {store} in {city}', '{keyword}: a full guide', '{keyword}'],
  plan: planExpert,
};
