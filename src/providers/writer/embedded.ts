import type { Brief } from '../../writing/brief.ts';
import { factSheetOf } from '../../writing/facts/fact-sheet.ts';
import type { OutlineRules } from '../../writing/plan/outline-rules.ts';
import { outlines } from '../../writing/plan/outlines/index.ts';
import { planArticle } from '../../writing/plan/plan-article.ts';
import { writeArticle } from '../../writing/write-article.ts';
import { WritingFailed } from '../../writing/writing-failed.ts';
import type { Writer } from './port.ts';

/** The writer that needs no key and no network. Equal briefs give equal articles. */
export const embeddedWriter: Writer = {
  id: 'embedded',
  outline: async (brief, signal) => {
    signal.throwIfAborted();
    return planArticle(factSheetOf(brief), rulesFor(brief));
  },
  write: async (brief, outline, signal, onSection) => {
    signal.throwIfAborted();
    return writeArticle(factSheetOf(brief), outline, async (done, of) => {
      signal.throwIfAborted();
      await onSection?.(done, of);
    });
  },
};

function rulesFor(brief: Brief): OutlineRules {
  const rules = outlines[brief.articleType];
  if (!rules) {
    throw new WritingFailed(`The embedded writer cannot write "${brief.articleType}" articles.`);
  }
  if (brief.articleType === 'modellanding' && !brief.subject) {
    throw new WritingFailed('A model landing page needs a year, a make and a model.');
  }
  return rules;
}
