import type { ContentTool } from '../../schema/contracts/content-tools.ts';

/** Every kind of background task and what it carries. `kinds.ts` names the verb of each. */
export type TaskPayloads = {
  'ideacloud.research': { ideacloudId: string };
  'content.write': { articleId: string };
  /** A check by ourselves tells nobody when it comes to the same end as the last one. */
  'compliance.check': { articleId: string; isOurOwn: boolean };
  /** Descriptions that were asked for, by their ids. */
  'inventory.describe': { descriptionIds: string[] };
  /** Of a site's stock: what has none where the site wants all, and what states what is no more. */
  'inventory.describe_stock': Record<string, never>;
  'content_tools.run': { articleId: string; tools: ContentTool[] };
};

export type TaskKind = keyof TaskPayloads;
