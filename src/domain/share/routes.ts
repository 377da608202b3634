import { Elysia } from 'elysia';
import {
  LeadInput,
  ShareDone,
  SharePageAnswer,
  ShareParams,
} from '../../../schema/contracts/share.ts';
import { NoFields } from '../../../schema/contracts/common.ts';
import { jsonIn } from '../../http/body.ts';
import { preflightSeconds } from '../../http/cross-origin.ts';
import { flatAnswers } from '../../http/flat-answers.ts';
import { asIs } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { invalid } from '../../problem.ts';
import type { LeadFields } from '../leads/read-lead.ts';
import { noteView } from './count-views.ts';
import { stampForm } from './form-stamp.ts';
import { loadPage, openPage } from './load-page.ts';
import { receiveLead } from './receive-lead.ts';
import { tokenHash } from './token.ts';
import { viewPage } from './view.ts';

const tags = ['share'];
const paths = ['/:token', '/:token/views', '/:token/leads'];

/**
 * For scripts of our own pages, which carry no key. The bodies are read here and not by Elysia:
 * they come after the limits, and what a machine has filled in is not judged by its schema.
 */
export function shareRoutes({ ctx, ownPages }: Http) {
  const routes = new Elysia({ name: 'share', prefix: '/share', normalize: false })
    .get(
      '/:token',
      async ({ request, set, server, params: { token } }) => {
        await ownPages.admit({ request, set, server }, tokenHash(token));
        const page = await loadPage(ctx, token);
        return viewPage(page, stampForm(ctx, page.row.id));
      },
      {
        params: ShareParams,
        response: flatAnswers(SharePageAnswer, 400, 403, 404, 429),
        detail: {
          operationId: 'get_share_page',
          summary: 'Get a share page',
          description:
            'What the page shows at this time: articles that are published or approved, and ' +
            'vehicles with what has become of them. No key; `Origin` must be that of this ' +
            'server, and an address may send 20 requests a minute.',
          tags,
          security: [],
        },
      },
    )
    .post(
      '/:token/views',
      async ({ request, set, server, params: { token } }) => {
        const bytes = await ownPages.admit({ request, set, server }, tokenHash(token));
        const { id } = await openPage(ctx, token);
        const [field] = Object.keys(jsonIn(request, bytes) as object);
        if (field !== undefined) throw invalid(field, 'is not a known field');
        noteView(ctx, id);
        return { success: true as const };
      },
      {
        parse: 'none',
        params: ShareParams,
        response: flatAnswers(ShareDone, 400, 403, 404, 408, 413, 415, 429, 503),
        detail: {
          operationId: 'create_share_view',
          summary: 'Count a view of a share page',
          description: 'The page at `/s/{token}` counts its own. Needs no cookie and sets none.',
          documentedBody: NoFields,
          tags,
          security: [],
        },
      },
    )
    .post(
      '/:token/leads',
      async ({ request, set, server, params: { token } }) => {
        const caller = { request, set, server };
        const bytes = await ownPages.admit(caller, tokenHash(token), { isWrite: true });
        const fields = jsonIn(request, bytes) as LeadFields;
        const address = ownPages.clientOf(caller);
        await receiveLead(ctx, { token, fields, address, isForm: false });
        return { success: true as const };
      },
      {
        parse: 'none',
        params: ShareParams,
        response: flatAnswers(ShareDone, 400, 403, 404, 408, 413, 415, 429, 503),
        detail: {
          operationId: 'create_share_lead',
          summary: 'Send a request to the store',
          description:
            'An e-mail address or a phone number is needed, and the consent to the text that the ' +
            'page holds. What the same person asks about the same vehicle within a day is one ' +
            'lead.',
          documentedBody: LeadInput,
          tags,
          security: [],
        },
      },
    );
  for (const path of paths) {
    routes.options(path, ({ request, set }) => {
      ownPages.refuseStrangers(request);
      set.headers['access-control-max-age'] = String(preflightSeconds);
      set.status = 204;
      return asIs(new Response(null, { status: 204 }));
    });
  }
  return routes;
}
