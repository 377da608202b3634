import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { checkText } from '../domain/compliance/check-text.ts';
import type { Report } from '../domain/compliance/engine/make-report.ts';
import type { TextFormat } from '../domain/compliance/reading/content.ts';
import { guessFormat } from '../domain/compliance/reading/guess-format.ts';
import type { CheckContext } from '../domain/compliance/rules/context.ts';

const Line = Type.Object({ id: Type.Union([Type.String(), Type.Number()]), text: Type.String() });

type Unreadable = { line: number; error: string };
type Checked = { id: string | number; report: Report };

/** Characters of one line: far above any article, far below what would fill the memory. */
const longestLine = 4 * 1024 * 1024;

/**
 * Checks each line {"id", "text"} and prints {"id", "report"} for it, or {"line", "error"} for a
 * line that is no such thing. Holds one line at a time. Rejects when a line does not pass.
 */
export async function checkLines(
  input: ReadableStream<Uint8Array>,
  format: TextFormat | null,
  context: CheckContext,
): Promise<void> {
  const counts = { texts: 0, held: 0, unreadable: 0 };
  let number = 0;
  for await (const line of linesOf(input)) {
    number += 1;
    if (line !== null && line.trim() === '') continue;
    const answer = answerTo(line, number, format, context);
    if ('line' in answer) counts.unreadable += 1;
    else counts.texts += 1;
    if ('report' in answer && answer.report.overall_status !== 'pass') counts.held += 1;
    await write(`${JSON.stringify(answer)}\n`);
  }
  const { texts, held, unreadable } = counts;
  if (held + unreadable === 0) return;
  const faults = [
    ...(held === 0 ? [] : [`${held} of ${texts} texts ${held === 1 ? 'does' : 'do'} not pass`]),
    ...(unreadable === 0 ? [] : [`${unreadable} lines cannot be read`]),
  ];
  throw new Error(`${faults.join(', ')}.`);
}

function answerTo(
  line: string | null,
  number: number,
  format: TextFormat | null,
  context: CheckContext,
): Unreadable | Checked {
  if (line === null) return { line: number, error: `Line ${number} is over 4 MiB.` };
  const value = parsed(line);
  if (!Value.Check(Line, value)) {
    const error = `Line ${number} is not a JSON object with "id" and "text".`;
    return { line: number, error };
  }
  const { id, text } = value;
  return { id, report: checkText(text, format ?? guessFormat('', text), context) };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // Told by its number like any other line that is no text to check.
    return null;
  }
}

/** Lines without their ends; null for one that is too long. */
async function* linesOf(input: ReadableStream<Uint8Array>): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  let rest = '';
  let isTooLong = false;
  for await (const chunk of input) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      yield isTooLong || line.length > longestLine ? null : line;
      isTooLong = false;
    }
    if (rest.length > longestLine) {
      isTooLong = true;
      rest = '';
    }
  }
  rest += decoder.decode();
  if (isTooLong) yield null;
  else if (rest !== '') yield rest;
}

/** Waits where the reader of the output is slow. */
async function write(line: string): Promise<void> {
  if (process.stdout.write(line)) return;
  await new Promise<void>((resolve) => process.stdout.once('drain', resolve));
}
