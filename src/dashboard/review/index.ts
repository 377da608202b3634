import { type PageGroup, storePage } from '../page-group.ts';
import { sendAsked } from './asked.tsx';
import { sendDelete, showAsked } from './asked-page.tsx';
import { approve, publish, submit } from './decide.ts';
import { askedDeeds } from './deed-form.tsx';
import { mayDo } from './dialogs.tsx';
import { showArticle } from './page.tsx';
import { showPreview } from './preview.ts';
import { checkText, writeAgain } from './work.ts';

const at = '/articles/:article';

/** One article, and everything that is decided about it. */
export const articleReviewPages: PageGroup = [
  storePage({ path: at, may: 'site.read', get: showArticle }),
  storePage({ path: `${at}/preview`, may: 'site.read', isNoPage: true, get: showPreview }),
  storePage({ path: `${at}/approve`, may: 'article.approve', post: approve }),
  storePage({ path: `${at}/submit`, may: 'article.submit', post: submit }),
  storePage({ path: `${at}/publish`, may: 'article.publish', post: publish }),
  storePage({ path: `${at}/check`, may: 'compliance.check', post: checkText }),
  storePage({ path: `${at}/again`, may: 'article.create', post: writeAgain }),
  ...askedDeeds.map((deed) =>
    storePage({
      path: `${at}/${deed}`,
      may: mayDo[deed],
      get: (visit) => showAsked(visit, deed),
      post: deed === 'delete' ? sendDelete : sendAsked(deed),
    }),
  ),
];
