import type { Group } from '../http/server.ts';
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
import { inventoryRoutes } from './inventory/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { sharePageRoutes } from './share/page-routes.ts';
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
  (http) => siteRoutes(http, { articleCounts, contentTypes }),
  referenceRoutes,
  shareRoutes,
  webhookRoutes,
  deliveryRoutes,
];

/** What people see in a browser. */
export const pages: readonly Group[] = [sharePageRoutes];
