import { type Command, Option } from 'commander';
import { type TextFormat, textFormats } from '../domain/compliance/reading/content.ts';

export type CheckOptions = {
  format?: TextFormat;
  state?: string;
  site?: string;
  asOf?: string;
  json?: boolean;
  jsonl?: boolean;
};

export function checkCommand(program: Command): void {
  program
    .command('check <file>')
    .description('check an advertisement or article against advertising rules')
    .addOption(
      new Option('--format <format>', 'guessed from the name and the text without it').choices(
        textFormats,
      ),
    )
    .option('--state <code>', "load this state's or province's rules too; several: TX,ON")
    .option('--site <slug>', "hold the text against this site's stock, in its state")
    .option('--as-of <date>', 'judge dates as on that day, YYYY-MM-DD, and not as today')
    .option('--json', 'print the report as JSON')
    .option('--jsonl', 'read lines {"id", "text"} and print lines {"id", "report"}')
    .addHelpText('after', afterHelp)
    .action(async (file: string, options: CheckOptions) => {
      // With all rules: no other command needs them at its start.
      const { checkFile } = await import('./check-file.ts');
      await checkFile(file, options);
    });
}

const afterHelp = `
<file> may be - for standard input. Needs no data folder and no server, unless a site is named.
Exit status: 0 when everything passes; 1 when something is flagged, fails or cannot be read; 2 for
wrong usage. What is found is flagged for review; passing is no legal advice.`;
