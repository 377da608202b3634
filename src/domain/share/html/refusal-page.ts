import { StoreBusy, StoreUnavailable } from '../../../db/store-failure.ts';
import { Problem } from '../../../problem.ts';
import { notePage } from './share-page.ts';

/** What was refused, in words for people; null for what nobody foresaw. */
export function refusalPage(
  error: unknown,
  headers: Readonly<Record<string, string>>,
): Response | null {
  const note = noteOf(error);
  return note ? notePage(note.status, note, headers) : null;
}

function noteOf(error: unknown): Note | undefined {
  if (error instanceof Problem) return refusals[error.code];
  const isFull = error instanceof StoreBusy || error instanceof StoreUnavailable;
  return isFull ? refusals.service_unavailable : undefined;
}

type Note = { status: number; title: string; text: string };

const refusals: Partial<Record<Problem['code'], Note>> = {
  not_found: {
    status: 404,
    title: 'This page is not here',
    text: 'The link may have ended, or a part of it is missing. Ask whoever sent it for a new one.',
  },
  rate_limit_exceeded: {
    status: 429,
    title: 'One moment, please',
    text: 'Too much was asked in a short time. Wait a minute, go back and try again.',
  },
  forbidden: {
    status: 403,
    title: 'This form is not ours',
    text: 'Open the page itself and send its form from there.',
  },
  payload_too_large: {
    status: 413,
    title: 'That was too long',
    text: 'Go back and send a shorter message.',
  },
  validation_error: {
    status: 400,
    title: 'That could not be read',
    text: 'Go back and send the form as it is on the page.',
  },
  request_timeout: {
    status: 408,
    title: 'That took too long',
    text: 'Go back and send the form again.',
  },
  service_unavailable: {
    status: 503,
    title: 'One moment, please',
    text: 'Nothing can be kept here right now. Wait a minute, go back and try again.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'That could not be read',
    text: 'Go back and send the form as it is on the page.',
  },
};
