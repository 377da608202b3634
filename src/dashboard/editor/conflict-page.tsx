import type { FinishedArticle } from '../../domain/content/publication/finished-article.ts';
import { LinkButton, SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Diff } from '../components/diff.tsx';
import { TextArea } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { hereOf } from '../review/address.ts';
import { VersionField } from '../review/version-field.tsx';
import type { StoreVisit } from '../visit.ts';

/** Two people have edited one text: both, and the difference. Nothing of either is lost. */
export function showConflict(
  visit: StoreVisit,
  present: FinishedArticle,
  mine: string,
): Promise<Response> {
  const { words, show } = visit;
  const { editor } = words;
  const { title } = present.article;
  const theirs = present.body.content;
  return page(
    visit,
    { title: editor.conflictTitle, place: 'articles', status: 409, isError: true },
    <>
      <PageHead title={editor.conflictTitle} back={{ href: hereOf(visit), label: title }} />
      <Notice tone="bad" isResult>
        {editor.conflict(show.number(present.version))}
      </Notice>
      <form class="stack" method="post" action={hereOf(visit, '/edit')}>
        <VersionField version={present.version} />
        <Card title={editor.conflictDifference}>
          <Diff before={theirs.trim()} after={mine.trim()} />
        </Card>
        <div class="columns">
          <Card title={editor.conflictMine}>
            <TextArea name="markdown" label={editor.text} value={`\n${mine}`} rows={20} />
          </Card>
          <Card title={editor.conflictTheirs}>
            <div class="diff">{theirs}</div>
          </Card>
        </div>
        <div class="actions">
          <SubmitButton kind="primary">{editor.conflictSave}</SubmitButton>
          <LinkButton href={hereOf(visit)}>{editor.conflictLeave}</LinkButton>
        </div>
      </form>
    </>,
  );
}
