import { subjectName } from '../subject-name.ts';
import type { ToolInput } from '../tool-input.ts';

const most = 8;

/** What the page wants to be found by: its keyword, its models, and questions' topic with place. */
export function keywordsFor({ article, page, store }: ToolInput): string[] {
  const { keyword, subject, comparison, event } = article;
  const models = [subject, ...(comparison?.vehicles ?? [])].filter((one) => one !== null);
  const names = models.map(subjectName);
  const versus = comparison?.vehicles.map(({ make, model }) => `${make} ${model}`).join(' vs ');
  const isTopical = names.length === 0 && !event;
  const head = isTopical ? page.title.split(/: | \| | [-–—] /)[0] : versus;
  const local = store.city && names[0] ? [`${names[0]} ${store.city}`] : [];
  const all = [keyword, ...names, event?.name, head, ...local];
  const found = new Map(
    all.flatMap((text) => (text ? [[text.toLowerCase(), text.toLowerCase()]] : [])),
  );
  return [...found.values()].slice(0, most);
}
