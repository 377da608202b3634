import type { Group } from '../http/server.ts';
import { analyticsRoutes } from './analytics/routes.ts';
import { articleAddress } from './content/article-address.ts';
import { articleCounts } from './content/category-counts.ts';
import { contentTypes } from './content/article-types.ts';
import { contentCreationRoutes } from './content/creation/routes.ts';
import { publicationRoutes } from './content/publication/routes.ts';
import { complianceRoutes } from './compliance/routes.ts';
import { contentToolsRoutes } from './content-tools/routes.ts';
import { contentIntelligenceRoutes } from './content-intelligence/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { ideacloudRoutes } from './ideaclouds/routes.ts';
import { descriptionRoutes } from './descriptions/routes.ts';
import { imageRoutes } from './images/routes.ts';
import { inventoryRoutes } from './inventory/routes.ts';
import { marketRoutes } from './market/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { gbpRoutes } from './social/gbp-routes.ts';
import { reviewRoutes } from './social/reviews/routes.ts';
import { socialRoutes } from './social/routes.ts';
import { shareRoutes } from './share/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { deliveryRoutes } from './webhooks/deliveries/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

/** Every group of the public API. */
export const groups: readonly Group[] = [
  healthRoutes,
  ideacloudRoutes,
  contentCreationRoutes,
  contentRoutes,
  complianceRoutes,
  contentToolsRoutes,
  publicationRoutes,
  contentIntelligenceRoutes,
  inventoryRoutes,
  descriptionRoutes,
  imageRoutes,
  marketRoutes,
  socialRoutes,
  reviewRoutes,
  gbpRoutes,
  (http) => siteRoutes(http, { articleCounts, contentTypes }),
  (http) => analyticsRoutes(http, { articleAddress }),
  referenceRoutes,
  shareRoutes,
  webhookRoutes,
  deliveryRoutes,
];
