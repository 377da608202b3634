import { checkTask } from '../api/compliance/check-article.ts';
import { runToolsTask } from '../api/content-tools/run-tools.ts';
import { withAwaitedTools } from '../api/content-tools/start-awaited.ts';
import { writeTask } from '../api/content/write.ts';
import { researchTask } from '../api/ideaclouds/research.ts';
import type { TaskDefinitions } from './task.ts';

/** Every kind of background task and the verb that does it. */
export const definitions: TaskDefinitions = {
  'ideacloud.research': researchTask,
  'content.write': writeTask,
  'compliance.check': withAwaitedTools(checkTask),
  'content_tools.run': runToolsTask,
};
