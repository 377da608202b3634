import type { ContentIntent } from '../brief.ts';
import type { KnowledgeModule, KnowledgePoint, Sentence } from '../knowledge/module.ts';
import { conditions, type Condition } from '../research/questions/question-form.ts';
import { topicFamilies, type TopicFamily } from '../research/topics/topic-grammar.ts';
import { isTopic, type Topic } from '../topic.ts';
import { type FactLine, readFactLine } from './fact-line.ts';
import { type GuideLine, readGuideLine } from './guide-line.ts';
import { type Marks, readMarks } from './marks.ts';
import { type ListMark, listMarks } from './list-marks.ts';
import { type Leftover, leftovers, type TopicFile, type TopicQuestion } from './topic-file.ts';
import { partsOf, TopicError, type TopicGroup, type TopicPart } from './topic-lines.ts';

const knowledgeHeading = 'Knowledge: ';
const intents: readonly ContentIntent[] = ['fixed_ops', 'variable', 'general'];

/**
 * Reads one topic file, of which `known` are its neighbours. Throws a TopicError that names file
 * and line.
 */
export function parseTopic(file: string, text: string, known: readonly string[] = []): TopicFile {
  const [front, ...parts] = partsOf(file, text);
  if (!front) throw new TopicError(file, 1, 'The file is empty');
  const of = new Fields(file, front);
  const theme = of.optional('theme');
  const id = theme ?? of.topic('topic');
  const questions: TopicQuestion[] = [];
  const checklist: Sentence[] = [];
  const modules: (KnowledgeModule & { points: KnowledgePoint[] })[] = [];
  for (const part of parts) {
    const module = modules.at(-1);
    if (part.level === 1 && part.title.startsWith(knowledgeHeading)) {
      modules.push(moduleOf(file, part));
    } else if (part.level === 1 && part.title === 'Checklist') {
      checklist.push(...sentencesOf(file, part));
    } else if (part.level === 1) {
      if (part.title !== 'Questions' || module) throw unknownHeading(file, part);
    } else if (!module) questions.push(questionOf(file, part, theme ? null : (id as Topic)));
    else if (part.title === 'Answer') module.answer = answerOf(file, part);
    else module.points.push(pointOf(file, part));
  }
  for (const { id: own, answer } of modules) {
    if (!answer) throw new TopicError(file, 1, `"${own}" has no part named Answer`);
  }
  return {
    file,
    id,
    isTheme: theme !== null,
    family: theme ? null : of.oneOf<TopicFamily>('family', topicFamilies),
    label: of.needed('label'),
    noun: of.needed('noun'),
    headline: of.needed('headline'),
    words: of.list('words'),
    ...of.related(known),
    ...of.given('job'),
    ...of.given('errand'),
    questions,
    modules,
    checklist,
  };
}

function unknownHeading(file: string, { title, line }: TopicPart): TopicError {
  const expected = `"Questions", "Checklist" or "${knowledgeHeading}name"`;
  return new TopicError(file, line, `"${title}" is no part of a topic; expected ${expected}`);
}

function questionOf(file: string, part: TopicPart, own: Topic | null): TopicQuestion {
  const of = new Fields(file, part);
  const asked = of.listOf<Condition>('asked', conditions);
  const text = part.title;
  return {
    text,
    asked,
    leads: of.list('leads'),
    following: of.every('then'),
    kind: of.listOf<ListMark>('kind', listMarks),
    without: of.listOf<Leftover>('without', leftovers),
    facts: of.facts(),
    ...of.guide(),
    form: asked.length === 0 ? text : ([...asked, text] as unknown as TopicQuestion['form']),
    topic: own ?? of.topic('topic'),
    answer: part.groups.length > 0 ? sentencesOf(file, part) : null,
  };
}

function moduleOf(file: string, part: TopicPart): KnowledgeModule & { points: KnowledgePoint[] } {
  const of = new Fields(file, part);
  return {
    id: part.title.slice(knowledgeHeading.length),
    topics: of.topics('topics'),
    intents: of.listOf<ContentIntent>('intents', intents),
    headings: of.every('heading'),
    // Set by the part that follows; the end of the file checks that it was there.
    answer: undefined as unknown as Sentence,
    points: [],
  };
}

function answerOf(file: string, part: TopicPart): Sentence {
  const [first, ...more] = sentencesOf(file, part);
  if (first && more.length === 0) return first;
  throw new TopicError(file, part.line, 'An Answer is one group of bullets, without a blank line');
}

function pointOf(file: string, part: TopicPart): KnowledgePoint {
  const of = new Fields(file, part);
  const when = of.marks('when');
  const fits = of.marks('fits');
  if (part.groups.length === 0)
    throw new TopicError(file, part.line, `"${part.title}" says nothing`);
  return {
    id: part.title,
    sentences: sentencesOf(file, part),
    ...(when && { when }),
    ...(fits && { fits }),
  };
}

function sentencesOf(file: string, { groups }: TopicPart): Sentence[] {
  return groups.map((group) => sentenceOf(file, group));
}

function sentenceOf(file: string, { bullets, cite }: TopicGroup): Sentence {
  const read = bullets.map(({ text, line }) => {
    const [, given, said = text] = /^\[([^\]]*)\]\s*(.+)$/.exec(text) ?? [];
    if (!/[.?]$/.test(said)) throw new TopicError(file, line, 'A sentence ends in a full stop');
    return { said, marks: given === undefined ? null : marksAt(file, line, given) };
  });
  const marks = read.map((one) => one.marks);
  return {
    wordings: read.map(({ said }) => said),
    ...(marks.some((one) => one !== null) && { marks }),
    ...(cite !== null && { cite }),
  };
}

function marksAt(file: string, line: number, text: string): Marks {
  return readAt(file, line, text, readMarks);
}

/** What is wrong with a line is told with where it is. */
function readAt<V>(file: string, line: number, text: string, read: (text: string) => V): V {
  try {
    return read(text);
  } catch (error) {
    throw new TopicError(file, line, (error as Error).message);
  }
}

/** The `name: value` lines of one part, each read as what it has to be. */
class Fields {
  constructor(
    private readonly file: string,
    private readonly part: TopicPart,
  ) {}

  every(name: string): string[] {
    return this.part.fields.filter((one) => one.name === name).map(({ value }) => value);
  }

  optional(name: string): string | null {
    return this.every(name)[0] ?? null;
  }

  needed(name: string): string {
    const value = this.optional(name);
    if (!value) throw new TopicError(this.file, this.part.line, `"${name}:" is missing`);
    return value;
  }

  given<N extends string>(name: N): { [K in N]?: string } {
    const value = this.optional(name);
    return (value === null ? {} : { [name]: value }) as { [K in N]?: string };
  }

  list(name: string): string[] {
    return splitList(this.optional(name) ?? '');
  }

  listOf<V extends string>(name: string, known: readonly V[]): V[] {
    return this.list(name).map((value) => this.known(name, value, known));
  }

  oneOf<V extends string>(name: string, known: readonly V[]): V {
    return this.known(name, this.needed(name), known);
  }

  guide(): GuideLine {
    const text = this.optional('guide') ?? '';
    return readAt(this.file, this.lineOf('guide'), text, readGuideLine);
  }

  topic(name: string): Topic {
    const value = this.needed(name);
    if (isTopic(value)) return value;
    throw new TopicError(this.file, this.lineOf(name), `"${value}" is no topic`);
  }

  topics(name: string): Topic[] {
    return this.list(name).map((value) => {
      if (isTopic(value)) return value;
      throw new TopicError(this.file, this.lineOf(name), `"${value}" is no topic`);
    });
  }

  /** Topics and themes that a file may name as what its reader asks next. */
  related(known: readonly string[]): Pick<TopicFile, 'related' | 'relatedThemes'> {
    const named = this.list('related');
    const stray = named.find((name) => !isTopic(name) && !known.includes(`${name}.md`));
    if (stray === undefined) {
      const [related, relatedThemes] = [
        named.filter(isTopic),
        named.filter((one) => !isTopic(one)),
      ];
      return { related, relatedThemes };
    }
    const message = `"${stray}" is neither a topic nor a theme`;
    throw new TopicError(this.file, this.lineOf('related'), message);
  }

  marks(name: string): Marks | null {
    const value = this.optional(name);
    return value === null ? null : marksAt(this.file, this.lineOf(name), value);
  }

  facts(): FactLine | null {
    const value = this.optional('facts');
    return value === null ? null : readAt(this.file, this.lineOf('facts'), value, readFactLine);
  }

  private known<V extends string>(name: string, value: string, known: readonly V[]): V {
    const found = known.find((one) => one === value);
    if (found !== undefined) return found;
    const message = `"${value}" is no ${name}; expected ${known.join(', ')}`;
    throw new TopicError(this.file, this.lineOf(name), message);
  }

  private lineOf(name: string): number {
    return this.part.fields.find((one) => one.name === name)?.line ?? this.part.line;
  }
}

function splitList(text: string): string[] {
  return text.split(',').flatMap((one) => one.trim() || []);
}
