import { type Command, Option } from 'commander';
import { findFaults } from '../api/compliance/engine/find-faults.ts';
import { makeReport } from '../api/compliance/engine/make-report.ts';
import { type TextFormat, textFormats } from '../api/compliance/reading/content.ts';
import { guessFormat } from '../api/compliance/reading/guess-format.ts';
import { readContent } from '../api/compliance/reading/read-content.ts';
import { bareContext, type CheckContext } from '../api/compliance/rules/context.ts';
import { stateOf } from '../api/compliance/rules/states.ts';
import { isoTime, systemClock } from '../lib/clock.ts';
import { invalid, problem } from '../problem.ts';
import { localDay } from '../writing/facts/local-date.ts';
import { checkLines } from './check-lines.ts';
import { reportLines } from './report-lines.ts';
import { print } from './print.ts';

type Options = { format?: TextFormat; state?: string; json?: boolean; jsonl?: boolean };

export function checkCommand(program: Command): void {
  program
    .command('check <file>')
    .description('check an advertisement or article for what advertising rules ask for')
    .addOption(
      new Option('--format <format>', 'guessed from the name and the text without it').choices(
        textFormats,
      ),
    )
    .option('--state <code>', "load this state's rules too; several with commas: TX,OK")
    .option('--json', 'print the report as JSON')
    .option('--jsonl', 'read lines {"id", "text"} and print lines {"id", "report"}')
    .addHelpText('after', afterHelp)
    .action(check);
}

const afterHelp = `
<file> may be - for standard input. Needs no data folder and no server.
Exit status: 0 when everything passes; 1 when something is flagged, fails or cannot be read; 2 for
wrong usage. What is found is flagged for review; passing is no legal advice.`;

async function check(file: string, options: Options): Promise<void> {
  const { format, json } = options;
  if (options.jsonl && json) throw invalid('json', 'is for one text, --jsonl for many');
  const context = contextOf(options);
  const source = file === '-' ? Bun.stdin : Bun.file(file);
  if (file !== '-' && !(await Bun.file(file).exists())) {
    throw problem('not_found', `There is no file "${file}".`);
  }
  if (options.jsonl) return checkLines(source.stream(), format ?? null, context);
  const text = await source.text();
  const content = readContent(text, format ?? guessFormat(file, text));
  const findings = findFaults(content, context);
  const report = makeReport(findings, context.now);
  print(json, report, reportLines(report, findings));
  if (report.overall_status === 'pass') return;
  const name = file === '-' ? 'The text' : `"${file}"`;
  throw new Error(`${name} does not pass: ${report.overall_status}, score ${report.score}.`);
}

function contextOf({ state }: Options): CheckContext {
  const now = systemClock.now();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const states = (state?.split(',') ?? []).map((code) => {
    const known = stateOf(code);
    if (known === null) throw invalid('state', `"${code}" is no state's two-letter code`);
    return known;
  });
  return { ...bareContext(now, localDay(isoTime(now), timeZone)), states };
}
