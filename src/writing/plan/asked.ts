import type { Brief, BriefQuestion } from '../brief.ts';
import type { Topic } from '../topic.ts';
import { nearestForm } from './nearest-form.ts';
import { topicIn } from './topic-in.ts';

export type AskedQuestion = BriefQuestion & { topic: Topic };

/** The topic that the whole article is about: the keyword's, else the first question's. */
export function mainTopicOf(brief: Brief): Topic {
  const named = topicIn(brief.keyword ?? brief.title ?? '');
  const first = brief.questions.find((question) => question.topic !== null)?.topic;
  return named ?? first ?? (brief.subject ? 'overview' : 'local-store');
}

/** Each question once, with a topic: its own, the one its words give away, or the article's. */
export function askedQuestionsOf(brief: Brief): AskedQuestion[] {
  const seen = new Set<string>();
  const asked: AskedQuestion[] = [];
  for (const question of brief.questions) {
    const key = question.question
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    const topic = question.topic ?? topicIn(question.question) ?? mainTopicOf(brief);
    const form = question.form ?? nearestForm(question.question, topic);
    asked.push({ ...question, topic, form });
  }
  return asked;
}

/** Questions that share a topic, in the order in which the topics first came up. */
export function groupByTopic(asked: readonly AskedQuestion[]): AskedQuestion[][] {
  return [...Map.groupBy(asked, (question) => question.topic).values()];
}
