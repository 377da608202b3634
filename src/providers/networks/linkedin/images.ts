import { Type } from '@sinclair/typebox';
import { second } from '../../../lib/clock.ts';
import type { Call } from '../../call.ts';
import { askNetwork, harmless, readAs } from '../ask.ts';
import type { OutgoingPost, Picture, Processing, Session, Trouble } from '../port.ts';
import type { LinkedIn } from './linkedin-api.ts';

/* learn.microsoft.com/linkedin: "Images API". */
const Upload = Type.Object({
  value: Type.Object({ uploadUrl: Type.String(), image: Type.String() }),
});
const Image = Type.Object({ status: Type.String() });

const lookAgainMs = 3 * second;

type Ready = { kind: 'ready'; urns: string[] };

/** Uploads the pictures, or asks after those that were: nobody sees them until a post has them. */
export async function readyImages(
  parts: { ask: LinkedIn; call: Call },
  session: Session,
  { author, post, handle }: { author: string; post: OutgoingPost; handle: string | null },
): Promise<Ready | Processing | Trouble> {
  const urns = handle === null ? [] : handle.split(' ');
  if (handle === null) {
    for (const picture of post.pictures) {
      const uploaded = await upload(parts, session, author, picture);
      if (typeof uploaded !== 'string') return harmless(uploaded);
      urns.push(uploaded);
    }
  }
  for (const urn of urns) {
    const path = `images/${encodeURIComponent(urn)}`;
    const answer = await parts.ask(session, { method: 'GET', path });
    // To look at images is a right of its own; a post with one that is not ready waits for it.
    if (answer.kind === 'refused' && answer.status === 403) return { kind: 'ready', urns };
    if (answer.kind !== 'answered') return harmless(answer);
    const status = readAs(Image, answer.json)?.status;
    if (status === 'PROCESSING_FAILED') {
      return { kind: 'refused', message: 'LinkedIn cannot use a picture.' };
    }
    if (status !== 'AVAILABLE') {
      return { kind: 'processing', handle: urns.join(' '), waitMs: lookAgainMs };
    }
  }
  return { kind: 'ready', urns };
}

async function upload(
  { ask, call }: { ask: LinkedIn; call: Call },
  session: Session,
  owner: string,
  picture: Picture,
): Promise<string | Trouble> {
  const answer = await ask(session, {
    method: 'POST',
    path: 'images?action=initializeUpload',
    json: { initializeUploadRequest: { owner } },
  });
  if (answer.kind !== 'answered') return answer;
  const begun = readAs(Upload, answer.json)?.value;
  const host = URL.parse(begun?.uploadUrl ?? '')?.hostname ?? '';
  // The token goes along: nobody else is to see it.
  if (!begun || !/(?:^|\.)linkedin\.com$/.test(host)) {
    return { kind: 'unavailable', message: 'LinkedIn: the upload has no address' };
  }
  const { contentType, bytes } = await picture.file();
  const sent = await askNetwork(call, session, {
    method: 'PUT',
    url: begun.uploadUrl,
    bytes: { type: contentType, body: bytes },
  });
  if (sent.kind !== 'answered') return sent;
  if (sent.status >= 200 && sent.status < 300) return begun.image;
  return { kind: 'unavailable', message: `LinkedIn took no picture (status ${sent.status}).` };
}
