/** What the model writer is made of, loaded as one when the first article is written. */
export { compose } from './model/compose.ts';
export { modelSheet } from './model/model-sheet.ts';
export { askForOutline } from './model/outline-request.ts';
