/** What the model writer is made of, loaded as one when the first article is written. */
export { factSheetOf } from '../../writing/facts/fact-sheet.ts';
export { compose } from './model/compose.ts';
export { askForOutline } from './model/outline-request.ts';
export { plainBrief } from './model/plain-brief.ts';
