import { Elysia } from 'elysia';
import type { Context } from '../../context.ts';
import { ShareParams } from '../../../schema/contracts/share.ts';
import { formIn } from '../../http/body.ts';
import type { Caller } from '../../http/gate.ts';
import { ownPhotos } from '../images/feed-photos/own-photos.ts';
import { asIs } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';
import { notFound, Problem } from '../../problem.ts';
import { noteView } from './count-views.ts';
import { redrawnStamp, stampForm } from './form-stamp.ts';
import { refusalPage } from './html/refusal-page.ts';
import { photosOn, sharePage, thanksPage } from './html/share-page.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import { receiveLead } from './receive-lead.ts';
import type { FormState } from './html/lead-form.ts';
import { tokenHash } from './token.ts';

type Visit = Caller & { params: { token: string } };

/** What people see: the page, its form, and the thanks for it. */
export function sharePageRoutes(http: Http) {
  return new Elysia({ name: 'share-pages', normalize: false })
    .get(
      '/s/:token',
      async ({ request, set, server, params }) =>
        asIs(await answered(set, () => open(http, { request, set, server, params }))),
      { params: ShareParams },
    )
    .get(
      '/s/:token/thanks',
      async ({ request, set, server, params }) =>
        asIs(await answered(set, () => thank(http, { request, set, server, params }))),
      { params: ShareParams },
    )
    .get('/s/*', async ({ request, set, server, params }) =>
      asIs(await answered(set, () => elsewhere(http, { request, set, server }, params['*']))),
    )
    .post(
      '/s/:token',
      async ({ request, set, server, params }) =>
        asIs(await answered(set, () => send(http, { request, set, server, params }))),
      { parse: 'none', params: ShareParams },
    );
}

async function open({ ctx, ownPages }: Http, visit: Visit): Promise<Response> {
  const { request, params } = visit;
  await ownPages.admitVisit(visit);
  const page = await loadPage(ctx, params.token);
  const isSeen = request.method === 'GET' && !request.headers.has('sec-purpose');
  if (isSeen) noteView(ctx, page.row.id);
  const vin = new URL(request.url).searchParams.get('vin') ?? '';
  const stamp = stampForm(ctx, page.row.id);
  return drawn(ctx, page, { action: pathOf(visit), stamp, values: { vin }, wrong: new Map() });
}

async function drawn(ctx: Context, page: LoadedPage, form: FormState): Promise<Response> {
  return sharePage(page, form, await ownPhotos(ctx.reader, page.row.siteId, photosOn(page)));
}

/** What was copied with a slash at its end is the same page; all else is none. */
async function elsewhere({ ownPages }: Http, caller: Caller, path: string): Promise<Response> {
  await ownPages.admitVisit(caller);
  const token = /^[\w-]+(?=\/$)/.exec(path)?.[0];
  if (token === undefined) throw notFound();
  return new Response(null, { status: 308, headers: { Location: `/s/${token}` } });
}

async function thank({ ctx, ownPages }: Http, visit: Visit): Promise<Response> {
  await ownPages.admitVisit(visit);
  return thanksPage(await loadPage(ctx, visit.params.token), pathOf(visit));
}

/** A form that is not complete is shown again with what is wrong; one that is leads to thanks. */
async function send({ ctx, ownPages }: Http, visit: Visit): Promise<Response> {
  const { request, params } = visit;
  const { token } = params;
  const bytes = await ownPages.admit(visit, tokenHash(token), { isWrite: true });
  const values = formIn(request, bytes);
  const fields = { ...values, consent: values['consent'] === 'yes' };
  const address = ownPages.clientOf(visit);
  try {
    await receiveLead(ctx, { token, fields, address, isForm: true });
  } catch (error) {
    const wrong = wrongIn(error);
    if (!wrong) throw error;
    const page = await loadPage(ctx, token);
    const stamp = redrawnStamp(ctx, page.row.id, values['form'] ?? '');
    return drawn(ctx, page, { action: pathOf(visit), stamp, values, wrong });
  }
  return new Response(null, { status: 303, headers: { Location: `${pathOf(visit)}/thanks` } });
}

/** By field; null for what no other input would mend. */
function wrongIn(error: unknown): Map<string, string> | null {
  if (!(error instanceof Problem) || error.code !== 'validation_error') return null;
  const issues = (error.details?.['issues'] ?? []) as { path: string; message: string }[];
  return new Map(issues.map(({ path, message }) => [path, wordsOf(path, message)]));
}

function wordsOf(path: string, message: string): string {
  if (path === 'form') return 'This page was open for a long time. Please send it again.';
  if (message.startsWith('or a phone')) return 'Give an e-mail address or a phone number.';
  if (path === 'consent') return 'Please check the box, so that the store may answer.';
  if (path === 'vin') return 'This page does not show that vehicle.';
  if (message.startsWith('must be 1 to')) return 'Please give your name.';
  const [first = '', ...rest] = message;
  return `${first.toUpperCase()}${rest.join('')}.`;
}

function pathOf({ params }: Visit): string {
  return `/s/${encodeURIComponent(params.token)}`;
}

/** People get a page also where something was refused. */
async function answered(set: Caller['set'], answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const page = refusalPage(error, retryHeader(set));
    if (!page) throw error;
    return page;
  }
}

function retryHeader({ headers }: Caller['set']): Record<string, string> {
  const wait = headers['retry-after'];
  return wait === undefined ? {} : { 'Retry-After': String(wait) };
}
