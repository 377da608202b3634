import type { Brief } from '../../writing/brief.ts';
import type { FactSheet } from '../../writing/facts/fact-sheet.ts';
import type { OutlineRules } from '../../writing/plan/outline-rules.ts';
import { WritingFailed } from '../../writing/writing-failed.ts';
import type { ArticleWriter } from './port.ts';

/**
 * The writer that needs no key and no network. Equal briefs give equal articles. Its knowledge is
 * read at the first article: a server that only answers requests starts faster without it.
 */
export const embeddedWriter: ArticleWriter = {
  id: 'embedded',
  languages: ['English'],
  outline: async (brief, signal) => {
    signal.throwIfAborted();
    const { factSheetOf, outlines, planArticle } = await import('./embedded-parts.ts');
    const sheet = factSheetOf(brief);
    sheets.set(brief, sheet);
    return planArticle(sheet, rulesFor(brief, outlines));
  },
  write: async (brief, outline, signal, onSection) => {
    signal.throwIfAborted();
    const { factSheetOf, writeArticle } = await import('./embedded-parts.ts');
    return writeArticle(sheets.get(brief) ?? factSheetOf(brief), outline, async (done, of) => {
      signal.throwIfAborted();
      await onSection?.(done, of);
    });
  },
};

/** The sheet of an outline serves its article too: it takes a tenth of the time to make. */
const sheets = new WeakMap<Brief, FactSheet>();

type Outlines = Partial<Record<Brief['articleType'], OutlineRules>>;

function rulesFor(brief: Brief, outlines: Outlines): OutlineRules {
  const rules = outlines[brief.articleType];
  if (!rules) {
    throw new WritingFailed(`The embedded writer cannot write "${brief.articleType}" articles.`);
  }
  if (brief.articleType === 'modellanding' && !brief.subject) {
    throw new WritingFailed('A model landing page needs a year, a make and a model.');
  }
  return rules;
}
