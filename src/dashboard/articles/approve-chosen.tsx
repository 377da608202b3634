import { Problem } from '../../problem.ts';
import { approveArticle } from '../../domain/content/approval/approve.ts';
import { isOwnTextRefusal } from '../../domain/content/approval/own-text.ts';
import { SubmitButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { readForm } from '../form.ts';
import { seeOther } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';

/** As many as a page of the list has. */
const maxChosen = 25;

/** For many at once; the boxes stand in the table. An approval waits until nobody takes it back. */
export function ApproveChosen({ visit }: { visit: StoreVisit }) {
  const { articles, article, common } = visit.words;
  return (
    <form
      class="chosen"
      id="chosen"
      method="post"
      action={storePath(visit, '/articles/approve')}
      data-undo={article.approving}
      data-undo-label={common.undo}
    >
      <label class="choose-all">
        <input type="checkbox" data-all="chosen" />
        {articles.chooseAll}
      </label>
      <SubmitButton icon="check">{articles.approveChosen}</SubmitButton>
    </form>
  );
}

/** Each by the version that stood in the list; what has changed since is left to be read. */
export async function approveChosen(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, request } = visit;
  const chosen = (await readForm(request)).all('chosen').slice(0, maxChosen);
  let approved = 0;
  let own = 0;
  for (const value of chosen) {
    const [articleId = '', version] = value.split(':');
    try {
      await approveArticle(ctx, actor, { articleId, version: Number(version) || 0 });
      approved += 1;
    } catch (error) {
      const isLeft = error instanceof Problem && /^(?:conflict|not_found)$/.test(error.code);
      if (!isLeft) throw error;
      if (isOwnTextRefusal(error)) own += 1;
    }
  }
  const left = chosen.length - approved - own;
  const query = new URLSearchParams({
    tab: 'submitted',
    approved: String(approved),
    left: String(left),
    ...(own > 0 && { own: String(own) }),
  });
  return seeOther(storePath(visit, `/articles?${query}`));
}

/** What became of the last ones, from figures in the address. */
export function ApprovedNotice({ visit: { url, words } }: { visit: StoreVisit }) {
  const count = (name: string) => {
    const text = url.searchParams.get(name) ?? '';
    return /^\d{1,2}$/.test(text) ? Number(text) : 0;
  };
  const [approved, left, own] = [count('approved'), count('left'), count('own')];
  if (approved + left + own === 0) return null;
  return (
    <Notice tone={left + own > 0 ? 'warn' : 'ok'} isResult>
      {approved > 0 && <p>{words.articles.approvedCount(approved)}</p>}
      {left > 0 && <p>{words.articles.leftCount(left)}</p>}
      {own > 0 && <p>{words.articles.ownCount(own)}</p>}
    </Notice>
  );
}
