import { invalid } from '../../../problem.ts';
import type { NamedIdeacloud } from '../../ideaclouds/store.ts';

/** The selected questions of an IdeaCloud, each once; by default its recommended ones. */
export function chooseQuestions(cloud: NamedIdeacloud, selected: string[] | undefined): string[] {
  if (!selected) {
    return cloud.questions.filter((one) => one.isRecommended).map((one) => one.id);
  }
  const known = new Set(cloud.questions.map((one) => one.id));
  const stranger = selected.findIndex((id) => !known.has(id));
  if (stranger < 0) return [...new Set(selected)];
  throw invalid(`selected_question_ids.${stranger}`, 'is not a question of this IdeaCloud');
}
