import type { Sample } from './sample.ts';

export const sample: Sample = ({ accounts }) => accounts.facebook;
