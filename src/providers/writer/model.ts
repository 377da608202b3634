import { languages } from '../../../schema/contracts/content.ts';
import { ModelFailure } from '../text-model/model-failure.ts';
import type { ModelJob, TextModel } from '../text-model/port.ts';
import type { ArticleWriter } from './port.ts';

/**
 * A text model in the place of the embedded wordings: it orders, names and words what the embedded
 * plan holds, from the same fact sheet and under the same check. `embedded` plans, and says what
 * the article could not cover. Articles in every language of the API.
 */
export function modelWriter(model: TextModel, embedded: ArticleWriter): ArticleWriter {
  return {
    id: model.id,
    languages,
    async outline(brief, signal, job) {
      const { askForOutline, modelSheet } = await import('./model-parts.ts');
      const sheet = modelSheet(brief);
      const plan = await embedded.outline(sheet.brief, signal);
      return askForOutline(model, sheet, plan, metered(job));
    },
    async write(brief, outline, signal, onSection, job) {
      const { compose, modelSheet } = await import('./model-parts.ts');
      const sheet = modelSheet(brief);
      const plan = await embedded.outline(sheet.brief, signal);
      const { notCovered } = await embedded.write(sheet.brief, plan, signal);
      const missing = notCovered.filter((line) => /^(Not answered|No facts on)/.test(line));
      const composition = { sheet, outline, notCovered: missing };
      return compose(model, composition, metered(job), async (done, of) => {
        signal.throwIfAborted();
        await onSection?.(done, of);
      });
    },
  };
}

/** A model costs money: it is not asked where nobody counts. */
function metered(job: ModelJob | undefined): ModelJob {
  if (job) return job;
  throw new ModelFailure('over_budget', 'Nobody pays for this work of the model.');
}
