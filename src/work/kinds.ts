import { checkTask } from '../domain/compliance/check-article.ts';
import { runToolsTask } from '../domain/content-tools/run-tools.ts';
import { withAwaitedTools } from '../domain/content-tools/start-awaited.ts';
import { writeTask } from '../domain/content/write.ts';
import { articlePicturesTask } from '../domain/images/article-pictures.ts';
import { generateTask } from '../domain/images/draw.ts';
import { syncPhotosTask } from '../domain/images/feed-photos/sync-photos.ts';
import { researchTask } from '../domain/ideaclouds/research.ts';
import { describeStockTask } from '../domain/descriptions/describe-stock.ts';
import { describeTask } from '../domain/descriptions/describe-vehicles.ts';
import type { TaskDefinitions } from './task.ts';

/** Every kind of background task and the verb that does it. */
export const definitions: TaskDefinitions = {
  'ideacloud.research': researchTask,
  'content.write': writeTask,
  'compliance.check': withAwaitedTools(checkTask),
  'content_tools.run': runToolsTask,
  'inventory.describe': describeTask,
  'inventory.describe_stock': describeStockTask,
  'image.generate': generateTask,
  'image.for_article': articlePicturesTask,
  'image.sync_photos': syncPhotosTask,
};
