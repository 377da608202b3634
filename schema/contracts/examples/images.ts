import type { Static } from '@sinclair/typebox';
import type {
  AcceptedGeneration,
  GenerationAnswer,
  ImageAnswer,
  ImageGenerationInput,
  ImagesAnswer,
} from '../images.ts';
import { answered, articleId, asked, generationId, imageId, nextCursor } from './example-ids.ts';

const prompt = 'price card for the 2026 Equinox LT';
const hash = '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b';
const image: Static<typeof ImageAnswer>['data'] = {
  id: imageId,
  url: `https://forecourt.example.com/media/${hash}.jpg`,
  alt_text: '2026 Chevrolet Equinox LT in Radiant Red, $31,295 at Prairie Motors',
  width: 1200,
  height: 630,
  content_type: 'image/jpeg',
  bytes: 148_204,
  source: 'generated',
  prompt,
  created_at: answered,
};
const list: Static<typeof ImagesAnswer> = {
  data: [image],
  pagination: { has_more: true, next_cursor: nextCursor, total_count: 118 },
};
const input: Static<typeof ImageGenerationInput> = {
  prompt,
  size: '1200x630',
  content_id: articleId,
};
const accepted: Static<typeof AcceptedGeneration> = {
  data: {
    generation_id: generationId,
    status: 'generating',
    message:
      'The image is being made. Subscribe to image.generation.completed and ' +
      'image.generation.failed by webhook to learn when it is done.',
  },
};
const generation: Static<typeof GenerationAnswer> = {
  data: {
    generation_id: generationId,
    status: 'complete',
    image,
    error: null,
    created_at: asked,
  },
};

export const imageExamples = {
  list_images: { answer: list },
  get_image: { answer: { data: image } },
  generate_image: { body: input, answer: accepted },
  get_image_generation: { answer: generation },
};
