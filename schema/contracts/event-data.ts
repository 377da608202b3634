import { type Static, Type } from '@sinclair/typebox';
import { OneOf, Uuid } from './common.ts';
import { articleTypes, componentTypes } from './content.ts';

const ideacloud = { ideacloud_id: Uuid, keyword: Type.String() };
const article = { article_id: Uuid, article_type: OneOf(articleTypes) };
const error = Type.String({ description: 'Why, in a sentence for people.' });

/** The `data` of each event that has an emitter so far; `emit` takes no others. */
export const eventData = {
  'ideacloud.completed': Type.Object(ideacloud),
  'ideacloud.failed': Type.Object({ ...ideacloud, error }),
  'content.progress': Type.Object({
    ...article,
    component_type: OneOf(componentTypes),
    stage: OneOf(['researching', 'outlining', 'writing', 'finalizing']),
    message: Type.String(),
    progress_percent: Type.Integer({ minimum: 0, maximum: 100 }),
  }),
  'content.completed': Type.Object(article),
  'content.failed': Type.Object({ ...article, error }),
  'inventory.feed.updated': Type.Object({
    vehicle_count: Type.Integer({ minimum: 0, description: 'In stock after the import.' }),
  }),
  'test.ping': Type.Object({ message: Type.String() }),
};

export type EventData = { [K in keyof typeof eventData]: Static<(typeof eventData)[K]> };
