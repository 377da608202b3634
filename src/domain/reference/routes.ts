import { Elysia } from 'elysia';
import { contentTools } from '../../../schema/contracts/content-tools.ts';
import { IntelligenceTypesAnswer } from '../../../schema/contracts/content-intelligence.ts';
import { eventTypes } from '../../../schema/contracts/events.ts';
import {
  ContentToolsAnswer,
  EventTypesAnswer,
  ScopesAnswer,
} from '../../../schema/contracts/reference.ts';
import { scopes } from '../../../schema/contracts/scopes.ts';
import { answers, anyKeyErrors } from '../../http/operation.ts';
import type { Http } from '../../http/server.ts';

const access = { scope: 'any' } as const;
const tags = ['reference'];

export function referenceRoutes(http: Http) {
  return new Elysia({ name: 'reference', prefix: '/reference', normalize: false })
    .use(http.access)
    .get('/scopes', () => ({ data: { scopes } }), {
      access,
      response: answers(200, ScopesAnswer, ...anyKeyErrors),
      detail: {
        operationId: 'list_scopes',
        summary: 'List API key scopes',
        description: 'Every scope that a key can have, each with a one-line description.',
        tags,
      },
    })
    .get('/content-tools', () => ({ data: { content_tools: [...contentTools] } }), {
      access,
      response: answers(200, ContentToolsAnswer, ...anyKeyErrors),
      detail: {
        operationId: 'list_content_tools',
        summary: 'List content tools',
        description: 'The names of the content tools.',
        tags,
      },
    })
    .get(
      '/content-intelligence-types',
      async () => ({ data: { content_intelligence_types: await intelligenceTypes() } }),
      {
        access,
        response: answers(200, IntelligenceTypesAnswer, ...anyKeyErrors),
        detail: {
          operationId: 'list_content_intelligence_types',
          summary: 'List recommendation types',
          description: 'What the nightly analysis looks for, and the operation that acts on it.',
          tags,
        },
      },
    )
    .get('/event-types', () => ({ data: { event_types: eventTypes } }), {
      access,
      response: answers(200, EventTypesAnswer, ...anyKeyErrors),
      detail: {
        operationId: 'list_event_types',
        summary: 'List webhook event types',
        description:
          'Every event that a webhook can subscribe to, each with a one-line description.',
        tags,
      },
    });
}

/** The analyzers are loaded when they are first asked for: a server starts faster without them. */
async function intelligenceTypes() {
  const { analyzers } = await import('../content-intelligence/analyzers/index.ts');
  return analyzers.map((analyzer) => ({
    type: analyzer.id,
    description: analyzer.description,
    suggested_article_type: analyzer.suggestedArticleType,
    actionable_via: analyzer.actionableVia,
  }));
}
