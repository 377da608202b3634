import { Command, CommanderError } from 'commander';
import { ConfigError } from '../config/config-error.ts';
import { keepFilesPrivate } from '../db/file-modes.ts';
import { Problem } from '../problem.ts';
import { version } from '../version.ts';
import { analyticsCommand } from './analytics.ts';
import { analyzeCommand } from './analyze.ts';
import { backupCommand } from './backup.ts';
import { categoriesCommand } from './categories.ts';
import { checkCommand } from './check.ts';
import { describeCommand } from './describe.ts';
import { elementsCommand } from './elements.ts';
import { compactCommand } from './compact.ts';
import { factsCommand } from './facts.ts';
import { contentCommand } from './content.ts';
import { feedsCommand } from './feeds.ts';
import { imagesCommand } from './images.ts';
import { importCommand } from './import.ts';
import { importSearchCommand } from './import-search.ts';
import { importWebCommand } from './import-web.ts';
import { keysCommand } from './keys.ts';
import { marketCommand } from './market.ts';
import { leadsCommand } from './leads.ts';
import { modelUsageCommand } from './model-usage.ts';
import { openapiCommand } from './openapi.ts';
import { runJobCommand } from './run-job.ts';
import { rotateMasterKeyCommand } from './rotate-master-key.ts';
import { serveCommand } from './serve.ts';
import { shareCommand } from './share.ts';
import { sitesCommand } from './sites.ts';
import { socialCommand } from './social.ts';
import { storeCommand } from './store.ts';
import { usersCommand } from './users.ts';
import { voicesCommand } from './voices.ts';
import { demoCommand } from './demo.ts';
import { doctorCommand } from './doctor.ts';
import { healthCommand } from './health.ts';
import { helpCommand } from './help.ts';
import { restoreCommand } from './restore.ts';
import { selftestCommand } from './selftest.ts';

const commands = [
  serveCommand,
  demoCommand,
  sitesCommand,
  storeCommand,
  voicesCommand,
  elementsCommand,
  categoriesCommand,
  usersCommand,
  keysCommand,
  importCommand,
  describeCommand,
  checkCommand,
  importSearchCommand,
  importWebCommand,
  analyticsCommand,
  analyzeCommand,
  feedsCommand,
  contentCommand,
  imagesCommand,
  socialCommand,
  shareCommand,
  leadsCommand,
  factsCommand,
  marketCommand,
  modelUsageCommand,
  runJobCommand,
  openapiCommand,
  backupCommand,
  restoreCommand,
  compactCommand,
  rotateMasterKeyCommand,
  doctorCommand,
  healthCommand,
  selftestCommand,
  helpCommand,
];

/** Runs one command. Resolves to the exit status: 0, 1 with one line on stderr, or 2 for usage. */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  const program = new Command('forecourt')
    .description('Content, inventory and webhooks for a dealership group, in one executable.')
    .version(version)
    .showHelpAfterError('(add --help for the options)')
    .exitOverride();
  for (const register of commands) register(program);
  keepFilesPrivate();
  const given = args.length === 0 ? ['serve'] : args;
  try {
    refuseUnknown(program, given[0] ?? '');
    await program.parseAsync(given, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    process.stderr.write(`forecourt: ${sentenceFor(error)}\n`);
    return isUsage(error) ? 2 : 1;
  }
}

/** Without this a misspelt command would be taken for an argument of `serve`, the default one. */
function refuseUnknown(program: Command, name: string): void {
  const isKnown = program.commands.some((command) => command.name() === name);
  if (isKnown || name.startsWith('-')) return;
  program.error(`error: unknown command '${name}'`);
}

/** A value that no run could take is wrong usage, whether it came as an option or a setting. */
function isUsage(error: unknown): boolean {
  // A named field is an option of the command; a file that is no good names none.
  if (error instanceof Problem) return Array.isArray(error.details?.issues);
  return error instanceof ConfigError;
}

/** Expected failures in their own words; the rest with what the system says. */
function sentenceFor(error: unknown): string {
  if (error instanceof Problem || error instanceof ConfigError) return error.message;
  // The command failed, and then the end of the app did too: the former is what matters.
  if (error instanceof SuppressedError) return sentenceFor(error.suppressed);
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? 'failed';
}
