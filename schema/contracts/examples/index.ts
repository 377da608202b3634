import { contentExamples } from './content.ts';
import { ideacloudExamples } from './ideaclouds.ts';
import { inventoryExamples } from './inventory.ts';
import { referenceExamples } from './reference.ts';
import { siteExamples } from './site.ts';
import { webhookExamples } from './webhooks.ts';

/** A request's body, its 2xx answer, and that answer in other media types. */
export type OperationExample = {
  body?: object;
  answer?: object;
  alsoAs?: Record<string, string>;
};

/** The examples of every operation, by its operation id. */
export const operationExamples: Record<string, OperationExample> = {
  ...referenceExamples,
  ...ideacloudExamples,
  ...contentExamples,
  ...inventoryExamples,
  ...siteExamples,
  ...webhookExamples,
};
