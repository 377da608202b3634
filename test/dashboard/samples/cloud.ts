import { inLane } from '../../../src/db/write.ts';
import { insertIdeacloud } from '../../../src/domain/ideaclouds/store.ts';
import type { Sample } from './sample.ts';

/** One whose research is done, with two questions on two matters. */
export const sample: Sample = async ({ ctx, site }) => {
  return ctx.write(async (tx) => {
    const id = tx.ids.uuid();
    const question = { topic: null, sourceUrl: null, sourceTitle: null };
    await insertIdeacloud(tx, {
      id,
      siteId: site.id,
      keyword: 'used Toyota RAV4 in Lincoln',
      keywordFolded: 'USED TOYOTA RAV4 IN LINCOLN',
      categoryId: null,
      status: 'complete',
      title: 'A used Toyota RAV4 in Lincoln',
      synopsis: 'What shoppers ask before they buy one.',
      tags: [],
      questions: [
        {
          ...question,
          id: 'q-1-0',
          question: 'How much does it cost?',
          clusterId: 'c-1',
          isRecommended: true,
        },
        {
          ...question,
          id: 'q-1-1',
          question: 'What mpg does it get?',
          clusterId: 'c-2',
          isRecommended: false,
        },
      ],
      clusters: [
        { id: 'c-1', label: 'Price', questionCount: 1 },
        { id: 'c-2', label: 'Fuel economy', questionCount: 1 },
      ],
      entities: null,
      error: null,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    return id;
  }, inLane(site.id));
};
