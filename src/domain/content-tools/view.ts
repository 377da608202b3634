import type { Static } from '@sinclair/typebox';
import type { AcceptedTools } from '../../../schema/contracts/content-tools.ts';
import type { StartedTools } from './request-tools.ts';

export function viewAccepted({ articleId, tools }: StartedTools): Static<typeof AcceptedTools> {
  const message =
    'The tools have started. Subscribe to content_tools.completed by webhook to learn when they ' +
    'are done.';
  return { data: { article_id: articleId, tools, status: 'generating', message } };
}
