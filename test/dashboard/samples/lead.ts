import type { Sample } from './sample.ts';

export const sample: Sample = ({ leads }) => leads.new;
