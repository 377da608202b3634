/** Every kind of background task and what it carries. `kinds.ts` names the verb of each. */
export type TaskPayloads = {
  'ideacloud.research': { ideacloudId: string };
  'content.write': { articleId: string };
};

export type TaskKind = keyof TaskPayloads;
