import type { Sample } from './sample.ts';

export const sample: Sample = ({ reviews }) => reviews.bad;
