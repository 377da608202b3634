import { Card } from '../components/card.tsx';
import { Icon } from '../components/icon.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import type { StartedSteps } from './started-steps.ts';

const steps = [
  { name: 'feed', path: '/import' },
  { name: 'facts', path: '/settings' },
  { name: 'voice', path: '/settings/voices' },
  { name: 'article', path: '/articles/new' },
  { name: 'colleague', path: '/people' },
  { name: 'webhook', path: '/webhooks' },
] as const;

type Props = { visit: StoreVisit; started: StartedSteps };

/** What a new store has still to do; gone once all of it is done. */
export function Checklist({ visit, started }: Props) {
  const { words } = visit;
  const isDone = steps.every(({ name }) => started[name]);
  if (isDone) return null;
  return (
    <Card title={words.today.checklist} class="checklist">
      <p class="quiet">{words.today.checklistText}</p>
      <ol>
        {steps.map(({ name, path }) => (
          <li key={name} data-done={started[name] ? 'yes' : 'no'}>
            <Icon name={started[name] ? 'circle-check' : 'circle'} />
            {started[name] ? (
              <span>
                {words.today.steps[name]}
                <span class="sr-only"> ({words.today.done})</span>
              </span>
            ) : (
              <a href={storePath(visit, path)}>{words.today.steps[name]}</a>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
