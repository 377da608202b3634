import { problems } from '../../schema/contracts/problems.ts';
import { StoreBusy, StoreUnavailable } from '../db/store-failure.ts';
import { Problem, problem } from '../problem.ts';
import { Failure } from './components/failure.tsx';
import { Notice } from './components/notice.tsx';
import { Gate } from './components/gate.tsx';
import { PageHead } from './components/page-head.tsx';
import { bare, page } from './html.tsx';
import type { PersonVisit, Visit } from './visit.ts';
import type { Words } from './words/index.ts';

/** `isStored` where the text is that of a verb, which is English. */
type Said = { title: string; text: string; isStored?: boolean };

/** The page for what went wrong; what nobody foresaw is logged and kept quiet. */
export async function errorPage(visit: Visit, error: unknown): Promise<Response> {
  const known = problemFrom(error);
  const requestId = visit.ctx.ids.uuid();
  if (!known) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    visit.ctx.log.error({ requestId, error: stack }, 'a page failed unexpectedly');
  }
  const found = known ?? problem('internal_error', '');
  const status = problems[found.code];
  return plainPage(visit, status, saidOf(found, visit.words), {
    requestId: known ? null : requestId,
    // What is left of a form that took too long is not read.
    ...(status === 408 && { headers: { Connection: 'close' } }),
  });
}

type Extra = { requestId?: string | null; headers?: Record<string, string> };

/** A page with a title and a sentence, in the frame where there is one. */
export function plainPage(
  visit: Visit,
  status: number,
  { title, text, isStored }: Said,
  { requestId, headers }: Extra = {},
): Response | Promise<Response> {
  const { words } = visit;
  const options = { title, status, isError: true, headers };
  const content = (
    <>
      <PageHead title={title} />
      <Notice tone={status >= 500 ? 'bad' : 'warn'}>
        {isStored ? <Failure text={text} words={words} /> : <p>{text}</p>}
        {requestId && <p>{words.errors.requestId(requestId)}</p>}
      </Notice>
      <p>
        <a href="/app">{words.errors.home}</a>
      </p>
    </>
  );
  if (visit.who === null) return bare(visit, options, <Gate words={words}>{content}</Gate>);
  return page(visit as PersonVisit, { ...options, place: null }, content);
}

function problemFrom(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  if (error instanceof StoreBusy || error instanceof StoreUnavailable) {
    return problem('service_unavailable', '');
  }
  return null;
}

function saidOf({ code, message }: Problem, { errors }: Words): Said {
  switch (code) {
    case 'not_found':
    case 'gone':
      return { title: errors.notFoundTitle, text: errors.notFound };
    case 'forbidden':
    case 'unauthorized':
    case 'plan_upgrade_required':
      return { title: errors.forbiddenTitle, text: errors.forbidden };
    case 'conflict':
      return { title: errors.conflictTitle, text: message, isStored: true };
    case 'validation_error':
    case 'unsupported_media_type':
      return { title: errors.invalidTitle, text: message, isStored: true };
    case 'payload_too_large':
      return { title: errors.tooLargeTitle, text: message, isStored: true };
    case 'request_timeout':
      return { title: errors.tooSlowTitle, text: errors.tooSlow };
    case 'rate_limit_exceeded':
      return { title: errors.slowDownTitle, text: message, isStored: true };
    case 'service_unavailable':
      return { title: errors.unavailableTitle, text: errors.unavailable };
    default:
      return { title: errors.failedTitle, text: errors.failed };
  }
}
