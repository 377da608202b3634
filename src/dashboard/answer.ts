import type { Context } from '../context.ts';
import { noteSeen } from '../domain/people/sessions/find-session.ts';
import { actorOn, isSteppedUp, type SignedIn } from '../domain/people/people.ts';
import { reasonOf } from '../domain/people/refusals.ts';
import { findSite } from '../domain/site/store.ts';
import { may } from '../may.ts';
import { notFound, problem } from '../problem.ts';
import type { Arrival } from './arrival.ts';
import { errorPage, plainPage } from './errors.tsx';
import { seeOther } from './html.tsx';
import type { Page, StorePage } from './page-group.ts';
import { logRefusal } from './log-refusal.ts';
import { isSameOrigin } from './same-origin.ts';
import { tokenOf, whoAsks } from './session.ts';
import type { PersonVisit, StoreVisit, Visit } from './visit.ts';
import { formatsFor } from './words/formats.ts';
import { languageFrom, wordsIn } from './words/index.ts';

type Found = { store: Page; params: Record<string, string> } | null;

/**
 * One page, or the page that says why not: known path (404), own origin (403), known method (405),
 * session (to the sign-in), store (404), role (403), then the page itself.
 */
export async function answerPage(
  ctx: Context,
  pages: readonly Page[],
  arrival: Arrival,
  found: Found,
): Promise<Response> {
  const visit = await beginVisit(ctx, pages, arrival, found);
  const answer = await answerVisit(visit, arrival, found);
  logRefusal(visit, found?.store ?? null, answer.status);
  return answer;
}

async function answerVisit(visit: Visit, arrival: Arrival, found: Found): Promise<Response> {
  try {
    if (!found) throw notFound();
    const { errors } = visit.words;
    if (!isSameOrigin(arrival.request)) {
      const said = { title: errors.otherOriginTitle, text: errors.otherOrigin };
      return await plainPage(visit, 403, said);
    }
    const { store: page } = found;
    const method = arrival.request.method === 'POST' ? 'post' : 'get';
    if (!/^(?:GET|HEAD|POST)$/.test(arrival.request.method) || !page[method]) {
      const allow = [page.get && 'GET, HEAD', page.post && 'POST'].filter(Boolean).join(', ');
      const said = { title: errors.methodTitle, text: errors.method };
      return await plainPage(visit, 405, said, { headers: { Allow: allow } });
    }
    return await enter(page, method, visit);
  } catch (error) {
    if (reasonOf(error) === 'step_up') return toStepUp(visit);
    if (reasonOf(error) === 'session_ended') return toSignIn(visit);
    return errorPage(visit, error);
  }
}

async function beginVisit(
  ctx: Context,
  pages: readonly Page[],
  { request, url, address, keepOpen }: Arrival,
  found: Found,
): Promise<Visit> {
  const from = { address, agent: request.headers.get('user-agent') ?? '' };
  const token = tokenOf(request);
  const who = await whoAsks(ctx, token, from, found?.store.isBackground !== true);
  const params = found?.params ?? {};
  const language = who?.user.locale ?? languageFrom(request.headers.get('accept-language'));
  const words = wordsIn(language);
  const timeZone = who?.memberships[0]?.timeZone ?? 'UTC';
  const show = formatsFor({ language, words, timeZone, now: ctx.clock.now() });
  return { ctx, request, url, params, from, who, token, words, show, pages, keepOpen };
}

type Method = 'get' | 'post';

async function enter(page: Page, method: Method, visit: Visit): Promise<Response> {
  if (page.for === 'everybody') return required(page[method])(visit);
  const { who } = visit;
  if (!who) return toSignIn(visit);
  const known: PersonVisit = { ...visit, who };
  if (page.for === 'store') return enterStore(page, method, known);
  if (page.for === 'operator' && !who.user.isOperator) throw notFound();
  if (mustStepUp(page, visit, who)) return toStepUp(visit);
  return required(page[method])(known);
}

async function enterStore(page: StorePage, method: Method, visit: PersonVisit): Promise<Response> {
  const { ctx, who, params, words } = visit;
  const membership = who.memberships.find(({ slug }) => slug === params.store);
  const site = membership && (await findSite(ctx.reader, membership.siteId));
  if (!membership || !site) throw notFound();
  const actor = actorOn(who, site.id);
  if (!actor) {
    const { factorTitle: title, factor: text } = words.errors;
    return plainPage(visit, 403, { title, text });
  }
  const deed = method === 'post' ? (page.mayPost ?? page.may) : page.may;
  if (!may(actor.role, page.may) || !may(actor.role, deed)) throw problem('forbidden', '');
  if (mustStepUp(page, visit, who)) return toStepUp(visit);
  const { language, now } = visit.show;
  const show = formatsFor({ language, words, timeZone: site.timeZone, now });
  const here: StoreVisit = { ...visit, site, membership, actor, show };
  await noteSeen(ctx, who, site.id);
  return required(page[method])(here);
}

function mustStepUp(page: Page, { ctx }: Visit, who: SignedIn): boolean {
  return page.needsStepUp === true && !isSteppedUp(who, ctx.clock.now());
}

function required<T>(handler: T | undefined): T {
  if (handler === undefined) throw new Error('A page was entered by a method that it lacks.');
  return handler;
}

/** Afterwards they come back to the page, or where a form was sent, to the one it stood on. */
function toSignIn(visit: Visit): Response {
  return goTo(visit, `/login?next=${encodeURIComponent(placeToReturnTo(visit))}`);
}

function toStepUp(visit: Visit): Response {
  return goTo(visit, `/app/confirm?next=${encodeURIComponent(placeToReturnTo(visit))}`);
}

function placeToReturnTo({ request, url }: Visit): string {
  if (request.method !== 'POST') return url.pathname + url.search;
  const referer = URL.parse(request.headers.get('referer') ?? '');
  return referer?.host === url.host ? referer.pathname + referer.search : '/app';
}

/** htmx would put a page that it was led to into a part of the present one. */
function goTo({ request }: Visit, path: string): Response {
  if (request.headers.has('hx-request')) {
    return new Response(null, { status: 204, headers: { 'HX-Redirect': path } });
  }
  return seeOther(path);
}
