import type { Static } from '@sinclair/typebox';
import { contentTools } from '../content-tools.ts';
import { contractVersion } from '../contract-version.ts';
import { eventTypes } from '../events.ts';
import type { HealthAnswer } from '../health.ts';
import type { ContentToolsAnswer, EventTypesAnswer, ScopesAnswer } from '../reference.ts';
import { scopes } from '../scopes.ts';
import { asked } from './example-ids.ts';

const scopeList: Static<typeof ScopesAnswer> = { data: { scopes } };
const tools: Static<typeof ContentToolsAnswer> = { data: { content_tools: [...contentTools] } };
const events: Static<typeof EventTypesAnswer> = { data: { event_types: eventTypes } };
const health: Static<typeof HealthAnswer> = {
  data: { status: 'ok', version: '1.0.0', time: asked },
};

export const referenceExamples = {
  list_scopes: { answer: scopeList },
  list_content_tools: { answer: tools },
  list_event_types: { answer: events },
  get_health: { answer: health },
  get_openapi: {
    answer: {
      openapi: '3.1.0',
      info: { title: 'Forecourt public API', version: contractVersion },
      paths: {},
    },
  },
};
