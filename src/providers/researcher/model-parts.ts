/** What a model's proposals need, loaded with the first of them. */
export { askForQuestions } from './model/ask-for-questions.ts';
export { withProposals } from './model/with-proposals.ts';
