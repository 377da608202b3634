import { Elysia } from 'elysia';
import { asIs } from '../http/operation.ts';
import type { Http } from '../http/server.ts';
import { lazy } from '../lib/lazy.ts';
import { useOwnJsx } from './own-jsx.ts';

/** What belongs to the dashboard; everything below is its own router's business. */
const paths = ['/', '/login', '/login/*', '/setup/*', '/app', '/app/*', '/assets/*'];

/** Pages are loaded by the first who asks for one: the API starts without them. */
export function dashboardRoutes({ ctx, addressOf }: Http) {
  const dashboard = lazy(async () => {
    useOwnJsx();
    const { openDashboard } = await import('./index.ts');
    return openDashboard(ctx);
  });
  const routes = new Elysia({ name: 'dashboard', normalize: false });
  for (const path of paths) {
    routes.all(
      path,
      async ({ request, server }) => {
        const url = new URL(request.url);
        const address = addressOf({ request, server });
        const keepOpen = () => server?.timeout(request, 0);
        const { answer } = await dashboard();
        return asIs(await answer({ request, url, address, keepOpen }));
      },
      { parse: 'none' },
    );
  }
  return routes;
}
