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
  'image.generate': { generationId: string };
  /** The picture of an article itself, or one for each network. */
  'image.for_article': { articleId: string; isForNetworks: boolean };
  /** Photos that the stock of a site names. */
  'image.sync_photos': Record<string, never>;
};

export type TaskKind = keyof TaskPayloads;

/**
 * Which loop does a kind of task. Pictures have one of their own: a model takes half a minute for
 * each, and a burst of them must not keep articles waiting.
 */
export function loopOf(kind: string): TaskLoop {
  return kind.startsWith(imageKinds) ? 'draw-images' : 'drain-tasks';
}

export type TaskLoop = 'drain-tasks' | 'draw-images';

/** Begins the name of every kind that has to do with pictures. */
export const imageKinds = 'image.';
