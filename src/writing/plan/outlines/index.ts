import type { ArticleType } from '../../brief.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { basicOutline } from './basic.ts';
import { comparisonOutline } from './comparison.ts';
import { expertOutline } from './expert.ts';
import { modelLandingOutline } from './modellanding.ts';
import { qaOutline } from './qa.ts';
import { salesEventOutline } from './salesevent.ts';

/** The article types that the embedded writer can write. */
export const outlines: Partial<Record<ArticleType, OutlineRules>> = {
  basic: basicOutline,
  comparison: comparisonOutline,
  qa: qaOutline,
  salesevent: salesEventOutline,
  expert: expertOutline,
  modellanding: modelLandingOutline,
};
