import type { DeskArticle } from '../../domain/content/desk/list-desk.ts';
import { Badge, type Tone } from '../components/badge.tsx';
import type { Words } from '../words/index.ts';

type StateName = keyof Words['states'];
type Stated = Pick<DeskArticle, 'status' | 'approvalStatus'>;

/** Where the work on an article stands, in one word: writing comes before approval. */
export function stateOf({ status, approvalStatus }: Stated): [StateName, Tone] {
  if (status === 'generating') return ['writing', 'info'];
  if (status === 'failed') return ['failed', 'bad'];
  if (status === 'awaiting_input') return ['awaitingInput', 'warn'];
  return approvals[approvalStatus];
}

const approvals: Record<Stated['approvalStatus'], [StateName, Tone]> = {
  none: ['draft', 'idle'],
  submitted: ['waiting', 'warn'],
  escalated: ['escalated', 'warn'],
  approved: ['approved', 'ok'],
  overridden: ['overridden', 'ok'],
  rejected: ['rejected', 'bad'],
};

export function ArticleState({ article, words }: { article: Stated; words: Words }) {
  const [name, tone] = stateOf(article);
  return <Badge tone={tone}>{words.states[name]}</Badge>;
}

type ReadersProps = { article: Pick<DeskArticle, 'postingStatus'>; words: Words };

/** Whether readers see it: the second fact, which approval does not tell. */
export function ArticleReaders({ article, words: { states } }: ReadersProps) {
  if (article.postingStatus === 'published')
    return (
      <Badge tone="ok" isPlain>
        {states.live}
      </Badge>
    );
  if (article.postingStatus === 'scheduled') {
    return (
      <Badge tone="info" isPlain>
        {states.scheduled}
      </Badge>
    );
  }
  return (
    <Badge tone="idle" isPlain isHollow>
      {states.notLive}
    </Badge>
  );
}
