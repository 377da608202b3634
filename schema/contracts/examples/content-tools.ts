import type { Static } from '@sinclair/typebox';
import type { AcceptedTools, ContentToolsInput } from '../content-tools.ts';
import { articleId } from './example-ids.ts';

const body: Static<typeof ContentToolsInput> = { tools: ['seo-metadata', 'page-slugs'] };

const message =
  'The tools have started. Subscribe to content_tools.completed by webhook to learn when they ' +
  'are done.';

const some: Static<typeof AcceptedTools> = {
  data: {
    article_id: articleId,
    tools: ['seo-metadata', 'page-slugs'],
    status: 'generating',
    message,
  },
};

const one: Static<typeof AcceptedTools> = {
  data: { article_id: articleId, tools: ['schemas'], status: 'generating', message },
};

export const contentToolExamples = {
  run_content_tools: { body, answer: some },
  run_one_content_tool: { body: {}, answer: one },
};
