import { resolve } from 'node:path';
import type { KnowledgeModule, KnowledgePoint, Sentence } from '../knowledge/module.ts';
import type { QuestionForm } from '../research/questions/question-form.ts';
import type { Theme } from '../research/themes/theme.ts';
import type { TopicGrammar } from '../research/topics/topic-grammar.ts';
import type { Topic } from '../topic.ts';
import { english } from './en/index.ts';
import { lazy } from '../../lib/lazy.ts';
import { packedText } from '../../lib/packed-text.ts';
import { parseTopic } from './parse-topic.ts';
import type { TopicFile, TopicQuestion } from './topic-file.ts';

/** All that is known apart from the store and its stock. Read when it is first needed. */
export type Library = {
  files: readonly TopicFile[];
  grammars: readonly TopicGrammar[];
  themes: readonly Theme[];
  modules: readonly KnowledgeModule[];
  /** Every hand-written answer, by the text of its question form. */
  answers: ReadonlyMap<string, readonly Sentence[]>;
  /** The file of each question form. */
  asking: ReadonlyMap<string, TopicFile>;
  /** Every question, by the text of its form. */
  questions: ReadonlyMap<string, TopicQuestion>;
};

export const library = lazy((): Library => {
  const known = english.map(({ file }) => file);
  return libraryOf(english.map(({ file, path }) => parseTopic(file, textAt(path), known)));
});

/** As files these texts are there once in two programs, and in no bytecode. */
function textAt(path: string): string {
  return packedText(resolve(import.meta.dir, path));
}

/** The answer to a question form; null when none was written. */
export function directAnswerTo(form: string): readonly Sentence[] | null {
  return library().answers.get(form) ?? null;
}

/** The topic or theme that asks a question of this form. */
export function fileAsking(form: string): TopicFile | null {
  return library().asking.get(form) ?? null;
}

/** The question of this form, as its file has it. */
export function questionNamed(form: string): TopicQuestion | null {
  return library().questions.get(form) ?? null;
}

/** What the reader of this question asks next, as its editor put it; empty where nobody has. */
export function followersOf(form: string): readonly string[] {
  return questionNamed(form)?.following ?? [];
}

export function moduleNamed(id: string): KnowledgeModule | null {
  return library().modules.find((module) => module.id === id) ?? null;
}

export function pointNamed(name: { module: string; point: string }): KnowledgePoint | null {
  const points = moduleNamed(name.module)?.points ?? [];
  return points.find(({ id }) => id === name.point) ?? null;
}

function libraryOf(files: readonly TopicFile[]): Library {
  const questions = files.flatMap((file) => file.questions);
  return {
    files,
    grammars: files.flatMap((file) => (file.isTheme ? [] : [grammarOf(file)])),
    themes: files.flatMap((file) => (file.isTheme ? [themeOf(file)] : [])),
    modules: files.flatMap((file) => file.modules),
    asking: new Map(
      files.flatMap((file) => file.questions.map(({ text }) => [text, file] as const)),
    ),
    questions: new Map(questions.map((one) => [one.text, one])),
    answers: new Map(questions.flatMap(({ text, answer }) => (answer ? [[text, answer]] : []))),
  };
}

function grammarOf(file: TopicFile): TopicGrammar {
  const { id, family, label, noun, headline, words, related, job, errand } = file;
  return {
    topic: id as Topic,
    family: family ?? 'model',
    label,
    noun,
    headline,
    words: words.join('|'),
    related,
    ...(job !== undefined && { job }),
    ...(errand !== undefined && { errand }),
    questions: file.questions.map(({ form }) => form),
  };
}

function themeOf(file: TopicFile): Theme {
  const { id, label, noun, headline, words, related, errand } = file;
  const questions: Partial<Record<Topic, QuestionForm[]>> = {};
  for (const { topic, form } of file.questions) (questions[topic] ??= []).push(form);
  return {
    id,
    label,
    noun,
    headline,
    words: words.join('|'),
    related,
    ...(errand !== undefined && { errand }),
    questions,
  };
}
