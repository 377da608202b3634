import type { Sample } from './sample.ts';

export const sample: Sample = ({ staff }) => staff.author.userId;
