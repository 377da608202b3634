/** What the embedded writer is made of, loaded as one when the first article is written. */
export { factSheetOf } from '../../writing/facts/fact-sheet.ts';
export { outlines } from '../../writing/plan/outlines/index.ts';
export { planArticle } from '../../writing/plan/plan-article.ts';
export { writeArticle } from '../../writing/write-article.ts';
