import { articleTypes } from '../../../schema/contracts/content.ts';
import { ArticleInput } from '../../../schema/contracts/content-input.ts';
import { may } from '../../may.ts';
import { auditedWrite } from '../../domain/audit/audited-write.ts';
import { closeSuggestion } from '../../domain/content-intelligence/close-with.ts';
import {
  createArticle,
  type StartedArticle,
} from '../../domain/content/creation/create-article.ts';
import { optionsFrom } from '../compose/options.tsx';
import { checked, wrongIn } from '../compose/wrong-fields.ts';
import { type Form, readForm } from '../form.ts';
import { seeOther } from '../html.tsx';
import { articlePath } from '../review/address.ts';
import { storePath, type StoreVisit } from '../visit.ts';
import { cloudHere, cloudPage } from './cloud-page.tsx';
import { researched } from './decide.ts';
import { showResearch } from './research-page.tsx';

/** Begins research on a keyword, and goes where it is shown. */
export async function startResearch(visit: StoreVisit): Promise<Response> {
  const keyword = (await readForm(visit.request)).text('keyword').trim();
  if (keyword === '' || keyword.length > 500) {
    return showResearch(visit, { keyword, error: visit.words.ideas.keywordWrong });
  }
  return seeOther(storePath(visit, `/ideas/research/${await researched(visit, keyword)}`));
}

/** Has an article written on chosen questions; the suggestion that led here is done with it. */
export async function writeOnCloud(visit: StoreVisit): Promise<Response> {
  const cloud = await cloudHere(visit);
  const form = await readForm(visit.request);
  const chosen = form.all('questions');
  const type = form.text('article_type');
  const again = { type, idea: form.text('idea'), typed: form, chosen };
  if (chosen.length === 0) {
    return cloudPage(visit, cloud, {
      ...again,
      wrong: { questions: visit.words.ideas.questionsWrong },
    });
  }
  try {
    const input = checked(ArticleInput, {
      ideacloud_id: cloud.id,
      article_type: articleTypes.find((one) => one === type) ?? 'basic',
      selected_question_ids: chosen,
      ...optionsFrom(form),
    });
    const { row } = await createArticle(visit.ctx, visit.actor, input, writeOf(visit, form));
    return seeOther(articlePath(visit, row.id));
  } catch (error) {
    const wrong = wrongIn(visit, error);
    if (!wrong) throw error;
    const isOption = wrong.content_length !== undefined || wrong.language !== undefined;
    const said = isOption ? wrong : { article_type: visit.words.ideas.typeWrong };
    return cloudPage(visit, cloud, { ...again, wrong: said });
  }
}

function writeOf({ ctx, actor }: StoreVisit, form: Form) {
  const idea = form.text('idea');
  return auditedWrite<StartedArticle>(
    ctx,
    actor,
    'article.create',
    ({ row: { id, title, articleType } }) => {
      return { subject: { kind: 'article', id }, detail: { title, type: articleType } };
    },
    async (tx, { row }) => {
      const mayClose = idea !== '' && may(actor.role, 'recommendation.decide');
      if (mayClose) await closeSuggestion(tx, actor, idea, row.id);
    },
  );
}
