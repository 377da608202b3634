import { Type } from '@sinclair/typebox';
import {
  Data,
  Instant,
  Nullable,
  OneOf,
  Page,
  pageQuery,
  TrimmedText,
  Url,
  Uuid,
} from './common.ts';
import { Named, shown } from './named.ts';

export const imageSources = ['upload', 'generated', 'feed'] as const;
export const imageSizes = [
  '1024x1024',
  '1200x630',
  '1080x1080',
  '1080x1350',
  '1080x1920',
  '1536x1024',
] as const;
export type ImageSize = (typeof imageSizes)[number];
export const generationStatuses = ['generating', 'complete', 'failed'] as const;

const ImageSource = Named('ImageSource', OneOf(imageSources));
const ImageSizeName = Named(
  'ImageSize',
  OneOf(imageSizes, { description: 'Width by height in pixels.' }),
);
const pixels = Type.Integer({ minimum: 1 });

export const Image = Named(
  'Image',
  Type.Object({
    id: Uuid,
    url: {
      ...Url,
      description:
        'Public and permanent. Add `?w=320`, `?w=640` or `?w=1280` for a smaller version of that ' +
        'width, as WebP where the caller accepts it.',
    },
    alt_text: Type.String(),
    width: pixels,
    height: pixels,
    content_type: Named('ImageContentType', OneOf(['image/jpeg', 'image/png', 'image/webp'])),
    bytes: pixels,
    source: ImageSource,
    prompt: Nullable(Type.String({ description: 'Of a generated image; null for all others.' })),
    created_at: Instant,
  }),
);
export const ImageAnswer = Data(Image);
export const ImagesAnswer = Page(Image);

export const ImagesQuery = Type.Object({
  ...pageQuery,
  source: Type.Optional({ ...ImageSource, description: 'Only of this source.' }),
});

export const ImageGenerationInput = Type.Object({
  prompt: TrimmedText(1, 2000, {
    description: 'What to show: "price card for the 2026 Equinox LT", "winter tire event".',
  }),
  size: Type.Optional(shown(ImageSizeName, { default: '1024x1024' })),
  alt_text: Type.Optional(
    TrimmedText(1, 500, { description: 'Left out, it is written from the facts on the card.' }),
  ),
  content_id: Type.Optional({ ...Uuid, description: 'The article that the image is for.' }),
});

const GenerationStatus = Named('ImageGenerationStatus', OneOf(generationStatuses));

export const AcceptedGeneration = Data(
  Named(
    'AcceptedImageGeneration',
    Type.Object({
      generation_id: Uuid,
      status: Type.Literal('generating'),
      message: Type.String(),
    }),
  ),
);

export const GenerationAnswer = Data(
  Named(
    'ImageGeneration',
    Type.Object({
      generation_id: Uuid,
      status: GenerationStatus,
      image: Nullable(Image),
      error: Nullable(Type.String({ description: 'Why it failed, in a sentence for people.' })),
      created_at: Instant,
    }),
  ),
);
