import { recommend } from '../../support/make-recommendation.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = ({ harness, site }) => recommend(harness, site.id);
