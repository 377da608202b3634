import type { Static } from '@sinclair/typebox';
import type { DraftParagraph, Outline } from '../../../writing/draft.ts';
import type { FactSheet } from '../../../writing/facts/fact-sheet.ts';
import type { ModelJob, ModelRequest, TextModel } from '../../text-model/port.ts';
import { SectionAnswer } from './answer-schemas.ts';
import { checkSection, type Echoes, type Flaw } from './check-section.ts';
import { dataBlock, foreign } from '../../text-model/data-block.ts';
import type { FaultKind } from './fault.ts';
import { groundsOf } from './grounds.ts';
import type { Material } from './material.ts';
import { seedOf } from './outline-request.ts';
import { rulesFor } from './rules.ts';

const temperature = 0.5;
/** A model may think before it writes, and scripts differ in tokens for a word. */
const tokensPerWord = 8;
const minTokens = 4000;
const maxFlawsTold = 20;

export type SectionTask = {
  sheet: FactSheet;
  outline: Outline;
  material: Material;
  words: number;
  /** The last paragraph before this section; empty for the first. */
  before: string;
  echoes: Echoes;
};

export type WrittenSection = {
  paragraphs: DraftParagraph[];
  sentences: number;
  /** Why, one for each sentence that was left out. */
  dropped: FaultKind[];
};

/** What is left of a section of which more than this was left out is not told. */
const maxDroppedShare = 0.5;

/**
 * Has one section written and checks each sentence. What is wrong goes back to the model once; a
 * sentence that is wrong then too is left out and counted, and so is a section that loses most.
 */
export async function askForSection(
  model: TextModel,
  task: SectionTask,
  job: ModelJob,
): Promise<WrittenSection> {
  const grounds = groundsOf(task.sheet, [task.material]);
  const request = requestFor(task);
  let answer = await model.ask(request, job);
  let checked = checkSection(answer, task.material, grounds, task.echoes);
  if (checked.flaws.length > 0) {
    answer = await model.ask(repairOf(request, answer, checked.flaws), job);
    checked = checkSection(answer, task.material, grounds, task.echoes);
  }
  const { paragraphs, flaws, sentences } = checked;
  const isTold = flaws.length <= sentences * maxDroppedShare;
  return {
    paragraphs: isTold ? paragraphs : [],
    sentences,
    dropped: flaws.map(({ kind }) => kind),
  };
}

type Request = ModelRequest<typeof SectionAnswer>;

function requestFor({ sheet, outline, material, words, before }: SectionTask): Request {
  const { brief } = sheet;
  const { section, notes, background, facts } = material;
  const place = section.heading === '' ? 'the opening, which answers the reader at once' : '';
  const data = {
    article: {
      title: foreign(outline.title),
      type: brief.articleType,
      keyword: foreign(brief.keyword),
    },
    headings: outline.sections.flatMap(({ heading }) => (heading === '' ? [] : foreign(heading))),
    section: foreign(section.heading) || place,
    paragraph_before: before,
    facts: facts.map(({ id, label, value, unit, source, asOf: as_of }) => {
      const told = typeof value === 'string' ? foreign(value) : value;
      return { id, label: foreign(label), value: told, unit, source, as_of };
    }),
    notes: notes.map(({ id, text }) => ({ id, text })),
    background: background.map(({ id, text }) => ({ id, text })),
  };
  return {
    task: 'section',
    system: rulesFor(brief),
    prompt: [
      `Write the section "section" of the article in about ${Math.round(words)} words, in one to`,
      'four paragraphs. It goes on from paragraph_before without repeating it. The notes say what',
      'belongs here; tell it in your own words, and well. The background and the other facts are',
      'known too: take from them what answers this reader, and leave the rest out. Where a fact of',
      'a public source is told, name the source. Tables are added by the program.',
      dataBlock(data),
    ].join('\n'),
    schema: SectionAnswer,
    maxOutputTokens: Math.max(minTokens, Math.round(words * tokensPerWord)),
    temperature,
    seed: seedOf(`${brief.articleId} ${section.id}`),
  };
}

function repairOf(
  request: Request,
  answer: Static<typeof SectionAnswer>,
  flaws: readonly Flaw[],
): Request {
  const told = flaws.slice(0, maxFlawsTold).map(({ sentence, faults }) => ({ sentence, faults }));
  const prompt = [
    request.prompt,
    'Your earlier answer had faults. Write the whole section again without them:',
    dataBlock({ earlier_answer: answer.paragraphs.map(({ text }) => text), faults: told }),
  ].join('\n');
  return { ...request, task: 'repair', prompt };
}
