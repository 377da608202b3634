import type { Static } from '@sinclair/typebox';
import type {
  AcceptedGeneration,
  GenerationAnswer,
  Image as ImageShape,
} from '../../../schema/contracts/images.ts';
import { isoTime } from '../../lib/clock.ts';
import { contentTypeOf, mediaUrl } from './file-names.ts';
import type { GenerationRow } from './generations-store.ts';
import type { Image } from './store.ts';

const acceptedMessage =
  'The image is being made. Subscribe to image.generation.completed and ' +
  'image.generation.failed by webhook to learn when it is done.';

export function viewImage(row: Image, appOrigin: string): Static<typeof ImageShape> {
  const { id, altText, width, height, bytes, source, prompt } = row;
  return {
    id,
    url: mediaUrl(appOrigin, row),
    alt_text: altText,
    width,
    height,
    content_type: contentTypeOf(row.extension),
    bytes,
    source,
    prompt,
    created_at: isoTime(row.createdAt),
  };
}

export function viewAccepted({ id }: GenerationRow): Static<typeof AcceptedGeneration> {
  return { data: { generation_id: id, status: 'generating', message: acceptedMessage } };
}

/** `image` is undefined before the end, and after it where it has been removed since. */
export function viewGeneration(
  { id, status, error, createdAt }: GenerationRow,
  image: Image | undefined,
  appOrigin: string,
): Static<typeof GenerationAnswer> {
  return {
    data: {
      generation_id: id,
      status,
      image: image ? viewImage(image, appOrigin) : null,
      error,
      created_at: isoTime(createdAt),
    },
  };
}
