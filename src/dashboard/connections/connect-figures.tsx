import {
  authorizationAddress,
  type Purpose,
  readAuthorization,
} from '../../domain/authorizations/authorize.ts';
import { checkProperty, connectAnalytics } from '../../domain/analytics/connections/connect.ts';
import type { Credentials } from '../../domain/analytics/connections/credentials.ts';
import { type Registered, signedInWith } from '../../domain/analytics/connections/sign-in.ts';
import { Problem } from '../../problem.ts';
import {
  type AnalyticsSource,
  googleClient,
  readClientFile,
} from '../../providers/analytics/google-oauth.ts';
import { readServiceAccount } from '../../providers/oauth/service-account.ts';
import { readForm, readUpload } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { showFiguresForm, sourceOf } from './figures-page.tsx';
import { showGoogle } from './google-page.tsx';
import { pastedReturn } from './paths.ts';
import { refusalOf } from './refusal.tsx';

/** Key files have a few kB; what a form adds around them as well. */
const maxFormBytes = 128 * 1024;

/** With a service account all is there; an OAuth client leads to a sign-in at Google first. */
export async function sendFigures(visit: StoreVisit): Promise<Response> {
  const { connections } = visit.words;
  const { form, file } = await readUpload(visit.request, maxFormBytes);
  const given = form.text('property').trim();
  const source = sourceOf(visit);
  const property = propertyIn(source, given);
  if (property === null)
    return showFiguresForm(visit, given, { property: connections.propertyWrong });
  const text = (await file('file')?.text()) ?? form.text('pasted');
  if (text.trim() === '') return showFiguresForm(visit, given, { file: connections.fileMissing });
  const account = readServiceAccount(text);
  if (account) {
    const credentials = { kind: 'service_account', account, access: null } as const;
    return keep(visit, { source, property, credentials });
  }
  const registered = readClientFile(text);
  if (!registered) return showFiguresForm(visit, given, { file: connections.fileWrong });
  return showGoogle(visit, addressFor(visit, { kind: 'figures', source, property, ...registered }));
}

function addressFor(
  { ctx, actor }: StoreVisit,
  purpose: Registered & Extract<Purpose, { kind: 'figures' }>,
): string {
  const client = googleClient(purpose.source, purpose);
  return authorizationAddress(ctx, actor, client, pastedReturn, purpose);
}

function propertyIn(source: AnalyticsSource, given: string): string | null {
  try {
    return checkProperty(source, given);
  } catch (error) {
    if (error instanceof Problem && error.code === 'validation_error') return null;
    throw error;
  }
}

/** After the sign-in at Google. */
export async function finishFigures(visit: StoreVisit): Promise<Response> {
  const { ctx, actor } = visit;
  const returned = (await readForm(visit.request)).text('returned');
  try {
    const { purpose, authorization, code } = readAuthorization(ctx, actor, returned);
    if (purpose.kind !== 'figures') return await showFiguresForm(visit, '', { said: '' });
    const { source, property, clientId, clientSecret } = purpose;
    const registered = { clientId, clientSecret };
    const credentials = await signedInWith(ctx, source, registered, authorization, code);
    return await keep(visit, { source, property, credentials });
  } catch (error) {
    return showFiguresForm(visit, '', { said: refusalOf(error) });
  }
}

type Given = { source: AnalyticsSource; property: string; credentials: Credentials };

/** After a trial request, so that a mistake shows at once. */
async function keep(visit: StoreVisit, given: Given): Promise<Response> {
  const { ctx, site, actor } = visit;
  try {
    await connectAnalytics(ctx, { siteId: site.id, ...given, by: actor });
  } catch (error) {
    return showFiguresForm(visit, given.property, { said: refusalOf(error) });
  }
  return seeOther(saying(storePath(visit, '/search'), 'connected'));
}
