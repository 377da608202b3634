import { dashboardRoutes } from './dashboard/mount.ts';
import { mediaRoutes } from './domain/images/media-routes.ts';
import type { Group } from './http/server.ts';

/** What is served beside the API, without a key: pictures, and the pages of people at stores. */
export const beside: readonly Group[] = [mediaRoutes, dashboardRoutes];
