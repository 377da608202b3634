import { auditedWrite } from '../../domain/audit/audited-write.ts';
import { generateArticle } from '../../domain/content/creation/generate.ts';
import { articleOf } from '../../domain/content/find.ts';
import { findIdeacloud } from '../../domain/ideaclouds/store.ts';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { PageHead } from '../components/page-head.tsx';
import { readForm } from '../form.ts';
import { page, saying, seeOther } from '../html.tsx';
import { QuestionChoice } from '../ideas/question-choice.tsx';
import { hereOf } from '../review/address.ts';
import { param, type StoreVisit } from '../visit.ts';

/** The questions that an article waits for; a partner has made it, or its writing has failed. */
export async function showQuestions(visit: StoreVisit, error?: string): Promise<Response> {
  const { words } = visit;
  const found = await waiting(visit);
  if (!found) return seeOther(hereOf(visit));
  const { article, cloud } = found;
  const { questionIds } = article.request;
  return page(
    visit,
    {
      title: words.compose.questions,
      place: 'articles',
      ...(error !== undefined && { status: 422, isError: true }),
    },
    <>
      <PageHead
        title={words.compose.questions}
        back={{ href: hereOf(visit), label: article.title }}
      />
      <Card title={words.ideas.choose}>
        <form class="fields" method="post" action={hereOf(visit, '/questions')}>
          {error !== undefined && <p class="poor">{error}</p>}
          <QuestionChoice
            visit={visit}
            cloud={cloud}
            chosen={questionIds.length > 0 ? questionIds : null}
          />
          <div class="actions">
            <SubmitButton kind="primary">{words.ideas.writeArticle}</SubmitButton>
          </div>
        </form>
      </Card>
    </>,
  );
}

export async function answerQuestions(visit: StoreVisit): Promise<Response> {
  const { ctx, actor, site, words } = visit;
  const found = await waiting(visit);
  if (!found) return seeOther(hereOf(visit));
  const { article } = found;
  const selected = (await readForm(visit.request)).all('questions');
  if (selected.length === 0) return showQuestions(visit, words.ideas.questionsWrong);
  const write = auditedWrite<string>(ctx, actor, 'article.create', (id) => {
    return { subject: { kind: 'article', id }, detail: { title: article.title } };
  });
  await generateArticle(ctx, site.id, article.id, { selected_question_ids: selected }, write);
  return seeOther(saying(hereOf(visit), 'writingAgain'));
}

/** Null for an article that is not made on questions: its own page tells more of it. */
async function waiting(visit: StoreVisit) {
  const { ctx, site } = visit;
  const article = await articleOf(ctx.reader, site.id, param(visit, 'article'));
  const { ideacloudId } = article;
  const cloud = ideacloudId ? await findIdeacloud(ctx.reader, site.id, ideacloudId) : undefined;
  return cloud ? { article, cloud } : null;
}
