import type { Group } from '../http/server.ts';
import { healthRoutes } from './health/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

/** Every group of the public API. */
export const groups: readonly Group[] = [healthRoutes, siteRoutes, referenceRoutes, webhookRoutes];
