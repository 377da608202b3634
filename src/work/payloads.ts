/** Every kind of background task and what it carries. `kinds.ts` names the verb of each. */
export type TaskPayloads = {
  'ideacloud.research': { ideacloudId: string };
  'content.write': { articleId: string };
  /** A check by ourselves tells nobody when it comes to the same end as the last one. */
  'compliance.check': { articleId: string; isOurOwn: boolean };
};

export type TaskKind = keyof TaskPayloads;
