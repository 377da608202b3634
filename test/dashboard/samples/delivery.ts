import { makeDemoWebhook } from '../support/demo-webhook.ts';
import type { Sample } from './sample.ts';

export const sample: Sample = async (store) => (await makeDemoWebhook(store)).deadId;
