import { type PageGroup, storePage } from '../page-group.ts';
import { kinds } from './kinds.ts';
import { showNew } from './page.tsx';
import { answerQuestions, showQuestions } from './questions.tsx';
import { startNew } from './start.ts';

/** Whatever has an article written. */
export const composePages: PageGroup = [
  storePage({
    path: '/articles/new',
    may: 'article.create',
    get: showNew,
    post: startNew,
    examples: kinds.map((kind) => `?kind=${kind}`),
  }),
  storePage({
    path: '/articles/:article/questions',
    may: 'article.create',
    get: (visit) => showQuestions(visit),
    post: answerQuestions,
  }),
];
