import type { Brief, BriefQuestion } from '../brief.ts';
import { fileAsking, library } from '../topics/library.ts';
import type { KnowledgeModule } from '../knowledge/module.ts';
import type { TopicFile } from '../topics/topic-file.ts';
import type { Topic } from '../topic.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import type { Reading } from '../research/reading/read-keyword.ts';
import { impliedTopic } from '../research/questions/implied-topic.ts';
import { modelTopics } from '../research/questions/plan.ts';
import { isAnsweredBySides } from './comparison/answered-by-sides.ts';
import { nearestForm } from './nearest-form.ts';
import { topicIn } from './topic-in.ts';

export type AskedQuestion = BriefQuestion & { topic: Topic };

/** The topic that the whole article is about: the keyword's, else the first question's. */
export function mainTopicOf(brief: Brief): Topic {
  const asked = askedSubjectOf(brief);
  const { subject, title } = brief;
  if (asked) {
    const { reading, head, sides } = asked;
    if (reading.rivals.length > 0) return 'comparison';
    const isNamed =
      head !== null && ((head.covers && sides.length < 2) || isOf(reading, head.topic));
    const own = (isNamed ? head.topic : reading.topics[0]) ?? head?.topic ?? impliedTopic(reading);
    if (own) return own;
  }
  const rest = subject ? withoutNames(title ?? '', subject) : (title ?? '');
  if (subject && !/\p{L}/u.test(rest)) return 'overview';
  const first = brief.questions.find((question) => question.topic !== null)?.topic;
  const named = asked ? null : topicIn(rest);
  return named ?? first ?? (subject ? 'overview' : 'local-store');
}

/** Whether a topic is one of the keyword's own, where it names any. */
function isOf({ topics, themes }: Reading, topic: Topic): boolean {
  return topics.length === 0 || themes.length > 0 || topics.includes(topic);
}

/** The file of the article's subject: the theme that its head question is from, else its topic. */
function fileOf(brief: Brief, main: Topic): TopicFile | undefined {
  const head = askedSubjectOf(brief)?.head?.form;
  const own = head === undefined ? null : fileAsking(head);
  return own?.isTheme ? own : library().files.find(({ id }) => id === main);
}

/** Whether a module is about the article's subject; a theme's are about nothing else. */
export function isOnSubject(brief: Brief, main: Topic): (module: KnowledgeModule) => boolean {
  const file = fileOf(brief, main);
  return ({ id, topics: [first] }) => {
    const owner = library().files.find(({ modules }) => modules.some((one) => one.id === id));
    return file?.isTheme || owner?.isTheme ? owner?.id === file?.id : first === main;
  };
}

/**
 * How far a question that nobody chose is from the article: 0 for one of its own theme or topic,
 * more for what their files call related, the nearest first; infinite for anything else.
 */
export function distanceFrom(brief: Brief, main: Topic): (asked: AskedQuestion) => number {
  const file = fileOf(brief, main);
  const near = [
    ...(file?.related ?? []),
    ...(file?.relatedThemes ?? []),
    ...(main === 'overview' && brief.subject ? modelTopics : []),
  ];
  return ({ form, topic }) => {
    const asking = form ? fileAsking(form) : null;
    const id = asking?.isTheme ? asking.id : topic;
    if (id === file?.id) return 0;
    return near.includes(id) ? near.indexOf(id) + 1 : Infinity;
  };
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

/** What was chosen, then what research found beside it, each with a topic. */
export function candidatesOf(brief: Brief): AskedQuestion[] {
  const chosen = askedQuestionsOf(brief);
  const texts = new Set(chosen.map(({ question }) => question));
  const related = (brief.related ?? [])
    .filter(({ question }) => !texts.has(question))
    .map((one) => ({ ...one, topic: one.topic ?? topicIn(one.question) }))
    .filter((one): one is AskedQuestion => one.topic !== null);
  return [...chosen, ...related];
}

/** The head question is answered in the opening, whatever id it was chosen by. */
export function withoutHead(asked: readonly AskedQuestion[], brief: Brief): AskedQuestion[] {
  const subject = askedSubjectOf(brief);
  const said = [subject?.head?.question, subject?.question].map((one) => one?.toLowerCase());
  const isHead = ({ question, form }: AskedQuestion): boolean => {
    if (said.includes(question.toLowerCase()) || isAnsweredBySides(question, brief)) return true;
    return (form ?? '') === subject?.head?.form;
  };
  return subject ? asked.filter((one) => !isHead(one)) : [...asked];
}

/** The ids of the chosen questions that ask what the opening answers. */
export function headQuestionIds(brief: Brief): string[] {
  const all = askedQuestionsOf(brief);
  const others = withoutHead(all, brief);
  return all.filter((one) => !others.includes(one)).map(({ id }) => id);
}

/** Questions that share a topic, in the order in which the topics first came up. */
export function groupByTopic(asked: readonly AskedQuestion[]): AskedQuestion[][] {
  return [...Map.groupBy(asked, (question) => question.topic).values()];
}
