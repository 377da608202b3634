import type { ContentTool } from '../../schema/contracts/content-tools.ts';

/** Every kind of background task and what it carries. `kinds.ts` names the verb of each. */
export type TaskPayloads = {
  'ideacloud.research': { ideacloudId: string };
  'content.write': { articleId: string };
  /** A check by ourselves tells nobody when it comes to the same end as the last one. */
  'compliance.check': { articleId: string; isOurOwn: boolean };
  'content_tools.run': { articleId: string; tools: ContentTool[] };
};

export type TaskKind = keyof TaskPayloads;
