import type { Brief } from '../../writing/brief.ts';
import type { Outline } from '../../writing/draft.ts';
import { factSheetOf } from '../../writing/facts/fact-sheet.ts';
import { outlines } from '../../writing/plan/outlines/index.ts';
import { planArticle, type ArticlePlan } from '../../writing/plan/plan-article.ts';
import { writeArticle } from '../../writing/write-article.ts';
import { WritingFailed } from '../../writing/writing-failed.ts';
import type { Writer } from './port.ts';

/** The writer that needs no key and no network. Equal briefs give equal articles. */
export const embeddedWriter: Writer = {
  id: 'embedded',
  outline: async (brief, signal) => {
    signal.throwIfAborted();
    return planOf(brief).outline;
  },
  write: async (brief, outline, signal, onSection) => {
    signal.throwIfAborted();
    const sheet = factSheetOf(brief);
    const { unanswered } = planOf(brief);
    return writeArticle(sheet, outline, unanswered, async (done, of) => {
      signal.throwIfAborted();
      await onSection?.(done, of);
    });
  },
};

function planOf(brief: Brief): ArticlePlan & { outline: Outline } {
  const rules = outlines[brief.articleType];
  if (!rules) {
    throw new WritingFailed(`The embedded writer cannot write "${brief.articleType}" articles.`);
  }
  if (brief.articleType === 'modellanding' && !brief.subject) {
    throw new WritingFailed('A model landing page needs a year, a make and a model.');
  }
  return planArticle(factSheetOf(brief), rules);
}
