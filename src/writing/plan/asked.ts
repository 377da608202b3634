import type { Brief, BriefQuestion } from '../brief.ts';
import type { Topic } from '../topic.ts';
import { nearestForm } from './nearest-form.ts';
import { topicIn } from './topic-in.ts';

export type AskedQuestion = BriefQuestion & { topic: Topic };

/** The topic that the whole article is about: the keyword's, else the first question's. */
export function mainTopicOf(brief: Brief): Topic {
  const { subject, keyword, title } = brief;
  const typed = keyword ?? title ?? '';
  if (subject && /\b(vs|versus|compared?)\b/i.test(typed)) return 'comparison';
  const rest = subject ? withoutNames(typed, subject) : typed;
  if (subject && !/\p{L}/u.test(rest)) return 'overview';
  const first = brief.questions.find((question) => question.topic !== null)?.topic;
  return topicIn(rest) ?? first ?? (subject ? 'overview' : 'local-store');
}

/** The "Hybrid" of a model's name is no topic. */
function withoutNames(text: string, { make, model, trim }: NonNullable<Brief['subject']>): string {
  const names = [model, make, trim].filter((name) => name !== null);
  return names.reduce((rest, name) => {
    return rest.replace(new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'giu'), ' ');
  }, text);
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
