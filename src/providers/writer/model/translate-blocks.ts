import type { DraftParagraph } from '../../../writing/draft.ts';
import type { FactSheet } from '../../../writing/facts/fact-sheet.ts';
import { cell } from '../../../writing/realise/tables/table.ts';
import type { ModelJob, TextModel } from '../../text-model/port.ts';
import { LabelsAnswer } from './answer-schemas.ts';
import { dataBlock, proseOf } from '../../text-model/data-block.ts';
import { seedOf } from './outline-request.ts';
import { rulesFor } from './rules.ts';
import { asciiDigits } from './scripts.ts';

const labelTokens = 3000;

/**
 * Captions and column heads of tables and the lead of the link list, which code writes in English,
 * in the article's language. Cells stay as they are. A label whose figures the model changed stays
 * English, and so does all when it returns another number of labels.
 */
export async function translateBlocks(
  model: TextModel,
  blocks: readonly DraftParagraph[],
  sheet: FactSheet,
  job: ModelJob,
): Promise<DraftParagraph[]> {
  const labels = [...new Set(blocks.flatMap((block) => labelsOf(block)))];
  if (labels.length === 0) return [...blocks];
  const { language = 'English', articleId } = sheet.brief;
  const prompt = [
    `Translate these labels of tables into ${language}, one by one and in their order. Names of`,
    'makes, models and stores, figures and dates stay as they are.',
    dataBlock({ labels }),
  ].join('\n');
  const { translations } = await model.ask(
    {
      task: 'labels',
      system: rulesFor(sheet.brief),
      prompt,
      schema: LabelsAnswer,
      maxOutputTokens: labelTokens,
      temperature: 0,
      seed: seedOf(articleId),
    },
    job,
  );
  if (translations.length !== labels.length) return [...blocks];
  const by = new Map(
    labels.map((label, place) => {
      const translated = cell(proseOf(translations[place] ?? ''));
      return [label, sameFigures(label, asciiDigits(translated, language)) ? translated : label];
    }),
  );
  return blocks.map((block) => ({ ...block, text: relabelled(block, by) }));
}

function labelsOf({ kind, text }: DraftParagraph): string[] {
  const [first = '', , head = ''] = text.split('\n');
  if (kind === 'list') return [first];
  if (kind !== 'table') return [];
  return [first.replace(/^Table: /, ''), ...cellsOf(head)];
}

function relabelled({ kind, text }: DraftParagraph, by: ReadonlyMap<string, string>): string {
  const [first = '', gap = '', head = '', ...rest] = text.split('\n');
  const of = (label: string) => by.get(label) ?? label;
  if (kind === 'list') return [of(first), gap, head, ...rest].join('\n');
  if (kind !== 'table') return text;
  const caption = `Table: ${of(first.replace(/^Table: /, ''))}`;
  return [caption, gap, `| ${cellsOf(head).map(of).join(' | ')} |`, ...rest].join('\n');
}

function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((one) => one.trim());
}

function sameFigures(one: string, other: string): boolean {
  const figures = (text: string) =>
    (text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []).sort();
  return figures(one).join(' ') === figures(other).join(' ');
}
