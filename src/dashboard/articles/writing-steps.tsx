import type { ArticleRow } from '../../domain/content/store.ts';
import { Stepper } from '../components/stepper.tsx';
import type { Words } from '../words/index.ts';

/** From how many percent on each step is under way; the last one is the end. */
const steps = [
  { name: 'research', from: 0 },
  { name: 'outline', from: 5 },
  { name: 'writing', from: 10 },
  { name: 'figures', from: 80 },
  { name: 'compliance', from: 95 },
  { name: 'ready', from: 100 },
] as const;

type Props = { article: Pick<ArticleRow, 'status' | 'progressPercent'>; words: Words };

/** How far an article has come that is being written. */
export function WritingSteps({ article, words: { articles } }: Props) {
  const percent = article.status === 'complete' ? 100 : article.progressPercent;
  const isRunning = article.status === 'generating';
  return (
    <Stepper
      label={articles.writingTitle}
      percent={percent}
      steps={steps.map(({ name, from }, at) => {
        const next = steps[at + 1]?.from ?? Number.POSITIVE_INFINITY;
        const isDone = percent >= next || percent === 100;
        const isNow = isRunning && percent >= from && !isDone;
        return { label: articles.steps[name], state: isDone ? 'done' : isNow ? 'now' : 'later' };
      })}
    />
  );
}
