import { dashboardRoutes } from './dashboard/mount.ts';
import { mediaRoutes } from './domain/images/media-routes.ts';
import { sharePageRoutes } from './domain/share/page-routes.ts';
import type { Group } from './http/server.ts';

/** What is served beside the API, without a key: pictures, shared pages, the pages of stores. */
export const beside: readonly Group[] = [mediaRoutes, sharePageRoutes, dashboardRoutes];
