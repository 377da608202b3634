import type { Sample } from './sample.ts';

export const sample: Sample = ({ articles }) => articles.submitted;
