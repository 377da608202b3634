import type { Outline } from '../../../writing/draft.ts';
import type { FactSheet } from '../../../writing/facts/fact-sheet.ts';
import { countWords } from '../../../writing/html/count-words.ts';
import { seededRandom } from '../../../lib/random.ts';
import type { ModelJob, TextModel } from '../../text-model/port.ts';
import { OutlineAnswer } from './answer-schemas.ts';
import { dataBlock, foreign, plainText, proseOf } from '../../text-model/data-block.ts';
import { groundsOf } from './grounds.ts';
import { faultsOfLine } from './line-faults.ts';
import { type Material, materialsOf } from './material.ts';
import { mergeOutline } from './merge-outline.ts';
import { rulesFor } from './rules.ts';

/** With room for a model that thinks before it answers. */
const outlineTokens = 6000;
const temperature = 0.4;
/** Of what a section says, so much tells a planner what it is about. */
const longestAbout = 250;

/**
 * A model's order, headings and title for what the plan holds. It may join planned sections and
 * name them anew; none is lost, none is added, and the opening stays in front.
 */
export async function askForOutline(
  model: TextModel,
  sheet: FactSheet,
  plan: Outline,
  job: ModelJob,
): Promise<Outline> {
  const { brief } = sheet;
  const { materials } = materialsOf(sheet, plan);
  const request = {
    task: 'outline',
    system: rulesFor(brief),
    prompt: promptFor(sheet, plan, materials),
    schema: OutlineAnswer,
    maxOutputTokens: outlineTokens,
    temperature,
    seed: seedOf(brief.articleId),
  };
  const { title, sections } = await model.ask(request, job);
  const grounds = groundsOf(sheet, materials);
  const isSound = (line: string) => line !== '' && faultsOfLine(line, grounds).length === 0;
  const proposed = proseOf(title);
  const isEnglish = (brief.language ?? 'English') === 'English';
  // Our own titles are English.
  const isFixed = brief.isTitleGiven ?? (isEnglish && brief.title !== null);
  const keepsTitle = isFixed || !isSound(proposed);
  const named = sections.map(({ heading, covers }) => ({ heading: proseOf(heading), covers }));
  return {
    title: keepsTitle ? plan.title : proposed,
    sections: mergeOutline(plan, named, isSound, isEnglish),
  };
}

export function seedOf(articleId: string): number {
  return Math.floor(seededRandom(`model ${articleId}`).next() * 2 ** 31);
}

function promptFor(sheet: FactSheet, plan: Outline, materials: readonly Material[]): string {
  const { brief } = sheet;
  const planned = materials
    .filter(({ section, notes, blocks }) => {
      return section.heading !== '' && notes.length + blocks.length > 0;
    })
    .map(({ section, notes }) => ({
      id: section.id,
      heading: foreign(section.heading),
      about: plainText(notes[0]?.text ?? 'a table or list', longestAbout),
      words: notes.reduce((sum, note) => sum + countWords(note.text), 0),
    }));
  const { articleType, keyword, contentLength } = brief;
  const questions = brief.questions.map(({ question }) => foreign(question));
  const title = foreign(plan.title);
  return [
    `Plan an article of about ${contentLength} words. Give it a title and put the planned sections`,
    'in the order that serves the reader. You may join sections that belong together: covers lists',
    'the ids of the planned sections that a section covers, each id once. A heading that is a',
    "reader's question stays one. Headings and the title have no figures but those of the plan.",
    'Both are in sentence case. The title is in the language of the article.',
    dataBlock({ article_type: articleType, keyword: foreign(keyword), title, questions, planned }),
  ].join('\n');
}
