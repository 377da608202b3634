import { second } from '../../../lib/clock.ts';
import type { Call } from '../../call.ts';
import { askNetwork, harmless, readAs } from '../ask.ts';
import { cut } from '../compose.ts';
import type { Picture, Processing, Session, Trouble } from '../port.ts';
import { UploadedMedia } from './shapes.ts';
import { troubleFromX } from './trouble.ts';

export const api = 'https://api.x.com/2';
const maxAltText = 1_000;
const usualWaitMs = 5 * second;

type Ready = { kind: 'ready'; mediaIds: string[] };

/** Uploads the pictures, or asks after those that were: nobody sees them until a post has them. */
export async function readyMedia(
  call: Call,
  session: Session,
  pictures: readonly Picture[],
  handle: string | null,
): Promise<Ready | Processing | Trouble> {
  if (handle !== null) return askAfter(call, session, handle.split(','));
  const mediaIds: string[] = [];
  let waitMs = 0;
  for (const picture of pictures) {
    const uploaded = await upload(call, session, picture);
    if (uploaded.kind !== 'uploaded') return harmless(uploaded);
    mediaIds.push(uploaded.id);
    waitMs = Math.max(waitMs, uploaded.waitMs);
  }
  if (waitMs > 0) return { kind: 'processing', handle: mediaIds.join(','), waitMs };
  return { kind: 'ready', mediaIds };
}

type Uploaded = { kind: 'uploaded'; id: string; waitMs: number };

async function upload(call: Call, session: Session, picture: Picture): Promise<Uploaded | Trouble> {
  const media = Buffer.from((await picture.file()).bytes).toString('base64');
  const answer = await askNetwork(call, session, {
    method: 'POST',
    url: `${api}/media/upload`,
    json: { media, media_category: 'tweet_image' },
  });
  const uploaded = readUpload(answer);
  if (uploaded.kind !== 'uploaded' || picture.altText === '') return uploaded;
  const described = await askNetwork(call, session, {
    method: 'POST',
    url: `${api}/media/metadata`,
    json: {
      id: uploaded.id,
      metadata: { alt_text: { text: cut(picture.altText, maxAltText) } },
    },
  });
  if (described.kind !== 'answered') return described;
  return described.status === 200 ? uploaded : troubleFromX(described);
}

async function askAfter(
  call: Call,
  session: Session,
  mediaIds: string[],
): Promise<Ready | Processing | Trouble> {
  let waitMs = 0;
  for (const id of mediaIds) {
    const query = new URLSearchParams({ command: 'STATUS', media_id: id });
    const url = `${api}/media/upload?${query}`;
    const state = readUpload(await askNetwork(call, session, { method: 'GET', url }));
    if (state.kind !== 'uploaded') return harmless(state);
    waitMs = Math.max(waitMs, state.waitMs);
  }
  if (waitMs > 0) return { kind: 'processing', handle: mediaIds.join(','), waitMs };
  return { kind: 'ready', mediaIds };
}

function readUpload(answer: Awaited<ReturnType<typeof askNetwork>>): Uploaded | Trouble {
  if (answer.kind !== 'answered') return answer;
  if (answer.status !== 200) return troubleFromX(answer);
  const read = readAs(UploadedMedia, answer.json);
  if (!read) return { kind: 'unavailable', message: 'X: the upload was answered strangely' };
  const { id, processing_info: processing } = read.data;
  const state = processing?.state ?? 'succeeded';
  if (state === 'failed') return { kind: 'refused', message: 'X: the picture cannot be used' };
  const askedMs = (processing?.check_after_secs ?? 0) * second;
  return { kind: 'uploaded', id, waitMs: state === 'succeeded' ? 0 : askedMs || usualWaitMs };
}
