import { articleTypes } from '../../../schema/contracts/content.ts';
import type { NamedIdeacloud } from '../../domain/ideaclouds/store.ts';
import { kinds } from '../compose/kinds.ts';
import { Options, type Typed, type Voices, type Wrong } from '../compose/options.tsx';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { Failure } from '../components/failure.tsx';
import { SelectField } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { QuestionChoice } from './question-choice.tsx';

/** The id of the form: what the address asks for stands beside it, and is sent with it. */
export const writeFormId = 'write-form';

type Props = {
  visit: StoreVisit;
  cloud: NamedIdeacloud;
  voices: Voices;
  type?: string;
  typed?: Typed | null;
  chosen?: readonly string[] | null;
  wrong?: Wrong;
};

/** Research under way, failed, or the questions that it found. */
export function CloudState(props: Props) {
  const { visit, cloud } = props;
  const { ideas } = visit.words;
  if (cloud.status === 'researching') {
    return (
      <Card title={ideas.researching}>
        <p class="quiet">{ideas.researchingText}</p>
        <progress class="progress" aria-label={ideas.researching} />
      </Card>
    );
  }
  if (cloud.status === 'failed') {
    return (
      <Notice tone="bad">
        <p>
          <strong>{ideas.failed}</strong>
        </p>
        {cloud.error !== null && <Failure text={cloud.error} words={visit.words} />}
        <p>{ideas.failedKept}</p>
        <form class="after" method="post" action={storePath(visit, '/ideas/research')}>
          <input type="hidden" name="keyword" value={cloud.keyword} />
          <SubmitButton>{ideas.again}</SubmitButton>
        </form>
      </Notice>
    );
  }
  return <WriteForm {...props} />;
}

function WriteForm({ visit, cloud, voices, type, typed = null, chosen = null, wrong = {} }: Props) {
  const { ideas, compose, articles } = visit.words;
  return (
    <form
      class="columns wide-left"
      id={writeFormId}
      method="post"
      action={storePath(visit, `/ideas/research/${cloud.id}`)}
    >
      <Card title={ideas.choose} aside={<span class="quiet small">{ideas.chooseText}</span>}>
        {wrong.questions !== undefined && <p class="poor">{wrong.questions}</p>}
        <QuestionChoice visit={visit} cloud={cloud} chosen={chosen} />
      </Card>
      <Card title={compose.title} class="sticky">
        <div class="fields">
          <SelectField
            name="article_type"
            label={compose.type}
            hint={ideas.typeHint}
            error={wrong.article_type}
            value={type}
            options={articleTypes.map((value) => ({ value, label: articles.types[value] }))}
          />
          {wrong.article_type !== undefined && kinds.some((kind) => kind === type) && (
            <a href={storePath(visit, `/articles/new?kind=${type}`)}>{ideas.typeDetails}</a>
          )}
          <Options visit={visit} voices={voices} typed={typed} wrong={wrong} />
          <SubmitButton kind="primary">{ideas.writeArticle}</SubmitButton>
        </div>
      </Card>
    </form>
  );
}
