import type { DraftParagraph } from '../../../writing/draft.ts';
import type { FactSheet } from '../../../writing/facts/fact-sheet.ts';
import { cell } from '../../../writing/realise/tables/table.ts';
import { dataBlock, proseOf } from '../../text-model/data-block.ts';
import type { ModelJob, TextModel } from '../../text-model/port.ts';
import { LabelsAnswer } from './answer-schemas.ts';
import { seedOf } from './outline-request.ts';
import { rulesFor } from './rules.ts';
import { asciiDigits } from './scripts.ts';

const labelTokens = 3000;
const temperature = 0;

/**
 * English texts that code puts into an article, in the article's language. One whose figures the
 * model changed stays English, and so do all when it returns another number of them.
 */
export async function translateLabels(
  model: TextModel,
  labels: readonly string[],
  sheet: FactSheet,
  job: ModelJob,
): Promise<ReadonlyMap<string, string>> {
  if (labels.length === 0) return new Map();
  const { language = 'English', articleId } = sheet.brief;
  const prompt = [
    `Translate these labels and sentences into ${language}, one by one and in their order. Names`,
    'of makes, models and stores, figures and dates stay as they are.',
    dataBlock({ labels }),
  ].join('\n');
  const system = rulesFor(sheet.brief);
  const request = { task: 'labels', system, prompt, schema: LabelsAnswer, temperature };
  const options = { maxOutputTokens: labelTokens, seed: seedOf(articleId) };
  const { translations } = await model.ask({ ...request, ...options }, job);
  if (translations.length !== labels.length) return new Map();
  const pairs = labels.map((label, place) => {
    const translated = cell(proseOf(translations[place] ?? ''));
    const isSame = figuresIn(label) === figuresIn(asciiDigits(translated, language));
    return [label, isSame ? translated : label] as const;
  });
  return new Map(pairs);
}

/**
 * Caption and column heads of a table, the lead of a list; cells and links are no labels. A table
 * whose first head is empty has its labels at the head of its lines, and names of cars above.
 */
export function labelsOf({ kind, text }: DraftParagraph): string[] {
  const [first = '', , head = '', , ...lines] = text.split('\n');
  if (kind === 'list') return first.startsWith('- ') ? [] : [first];
  if (kind !== 'table') return [];
  const heads = isTurned(head) ? lines.map((line) => cellsOf(line)[0] ?? '') : cellsOf(head);
  return [first.replace(/^Table: /, ''), ...heads];
}

export function relabelled(
  { kind, text }: DraftParagraph,
  labels: ReadonlyMap<string, string>,
): string {
  const [first = '', gap = '', head = '', rule = '', ...lines] = text.split('\n');
  const of = (label: string) => labels.get(label) ?? label;
  if (kind === 'list') return [of(first), ...text.split('\n').slice(1)].join('\n');
  if (kind !== 'table') return text;
  const caption = `Table: ${of(first.replace(/^Table: /, ''))}`;
  if (!isTurned(head))
    return [caption, gap, rowOf(cellsOf(head).map(of)), rule, ...lines].join('\n');
  const told = lines.map((line) => {
    const [label = '', ...cells] = cellsOf(line);
    return rowOf([of(label), ...cells]);
  });
  return [caption, gap, head, rule, ...told].join('\n');
}

function isTurned(head: string): boolean {
  return cellsOf(head)[0] === '';
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((one) => one.trim());
}

function figuresIn(text: string): string {
  const figures = text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? [];
  return figures.sort().join(' ');
}
