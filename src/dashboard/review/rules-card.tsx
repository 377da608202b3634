import { may } from '../../may.ts';
import type { FlaggedIssue } from '../../domain/review/flags.ts';
import type { Review } from '../../domain/review/read-review.ts';
import { Badge, type Tone } from '../components/badge.tsx';
import { SubmitButton } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { SaidText } from '../components/failure.tsx';
import { ruleParts, suggestionIn } from '../components/rule-text.ts';
import type { StoreVisit } from '../visit.ts';
import { targetOf } from '../live/topics.ts';
import { hereOf } from './address.ts';
import { Score } from './score.tsx';

/** Watched while a check goes on. */
export function checkTopic({ article }: Review): string {
  return `check:${article.id}`;
}

type Props = { visit: StoreVisit; review: Review };

/** What the advertising rules say of the text. */
export function RulesCard({ visit, review }: Props) {
  const { words, show, actor } = visit;
  const { status, report } = review.check;
  const isChecked = status === 'completed' && report !== null;
  const ago = isChecked && words.article.checkedAgo(show.ago(Date.parse(report.checked_at)));
  return (
    <Card title={words.article.rules} aside={ago && <span class="quiet small">{ago}</span>}>
      {isChecked ? (
        <Score visit={visit} score={report.score} overall={report.overall_status} />
      ) : (
        <p class="quiet" id={targetOf(checkTopic(review))}>
          {status === 'checking' ? words.article.checking : words.article.notChecked}
        </p>
      )}
      {review.issues.length > 0 && (
        <ul class="issues">
          {review.issues.map((issue, at) => (
            <Issue key={at} visit={visit} issue={issue} at={at} />
          ))}
        </ul>
      )}
      {may(actor.role, 'compliance.check') && status !== 'checking' && (
        <form method="post" action={hereOf(visit, '/check')} class="after">
          <SubmitButton kind="link">
            {isChecked ? words.article.checkAgain : words.article.check}
          </SubmitButton>
        </form>
      )}
    </Card>
  );
}

const tones: Record<FlaggedIssue['severity'], Tone> = {
  error: 'bad',
  warning: 'warn',
  info: 'info',
};

type IssueProps = { visit: StoreVisit; issue: FlaggedIssue; at: number };

function Issue({ visit, issue, at }: IssueProps) {
  const { words, actor } = visit;
  const { severity, rule, suggestion, block } = issue;
  const { text, citation } = splitMessage(issue.message);
  const canPut = issue.words !== null && issue.insertAt !== null && may(actor.role, 'article.edit');
  const place = placeIn(visit, issue.location);
  return (
    <li>
      <Badge tone={tones[severity]}>{`${words.article.severities[severity]} · ${rule}`}</Badge>
      <p>
        <SaidText parts={ruleParts(rule, text, words)} />
      </p>
      <p class="quiet small">
        {block === null ? place : <a href={`#block-${block}`}>{place}</a>}
        {citation !== null && ` · ${citation}`}
      </p>
      {suggestion !== undefined && (
        <p class="suggestion">
          <span class="quiet">{words.article.suggested}</span>{' '}
          <SaidText parts={[suggestionIn(rule, suggestion, words)]} />{' '}
          {canPut && <a href={hereOf(visit, `/edit?put=${at}`)}>{words.article.putIn}</a>}
        </p>
      )}
    </li>
  );
}

/** Every message ends with what it is flagged under. */
function splitMessage(message: string): { text: string; citation: string | null } {
  const [, text, citation] = /^([^]*?) Flagged for review under ([^]*?)\.?$/.exec(message) ?? [];
  return { text: text ?? message, citation: citation ?? null };
}

/** "paragraph 4, sentence 3" in the language of the reader; names of networks stay. */
function placeIn({ words }: StoreVisit, location: string): string {
  return location
    .split(', ')
    .map((piece) => {
      const [, name = piece, number] = /^(.*?)(?: (\d+))?$/.exec(piece) ?? [];
      const known = words.article.places[name] ?? name;
      return number === undefined ? known : `${known} ${number}`;
    })
    .join(', ');
}
