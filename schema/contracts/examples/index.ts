import { analyticsExamples } from './analytics.ts';
import { complianceExamples } from './compliance.ts';
import { contentCreationExamples } from './content-creation.ts';
import { contentIntelligenceExamples } from './content-intelligence.ts';
import { contentToolExamples } from './content-tools.ts';
import { contentExamples } from './content.ts';
import { ideacloudExamples } from './ideaclouds.ts';
import { descriptionExamples } from './descriptions.ts';
import { imageExamples } from './images.ts';
import { inventoryExamples } from './inventory.ts';
import { marketExamples } from './market.ts';
import { referenceExamples } from './reference.ts';
import { shareExamples } from './share.ts';
import { siteExamples } from './site.ts';
import { socialExamples } from './social.ts';
import { suggestionExamples } from './suggestions.ts';
import { webhookExamples } from './webhooks.ts';

/**
 * A request's body, its 2xx answer, and that answer in other media types. `answers` has those of
 * an operation with several 2xx answers, by status.
 */
export type OperationExample = {
  body?: object;
  answer?: object;
  answers?: Record<string, object>;
  alsoAs?: Record<string, string>;
};

/** The examples of every operation, by its operation id. */
export const operationExamples: Record<string, OperationExample> = {
  ...referenceExamples,
  ...ideacloudExamples,
  ...suggestionExamples,
  ...contentCreationExamples,
  ...contentExamples,
  ...complianceExamples,
  ...contentToolExamples,
  ...contentIntelligenceExamples,
  ...inventoryExamples,
  ...descriptionExamples,
  ...imageExamples,
  ...marketExamples,
  ...socialExamples,
  ...analyticsExamples,
  ...shareExamples,
  ...siteExamples,
  ...webhookExamples,
};
