import type { Command } from 'commander';
import { approve, escalate, override, reject, submit } from './content/approval.ts';
import { list } from './content/list.ts';
import { edit, publish, schedule, unpublish } from './content/publication.ts';
import { show } from './content/show.ts';

const by = ['--by <person>', 'who does it: a name or an e-mail address'] as const;
const version = ['--if-version <number>', 'only if the text still is this version'] as const;

/** What people do with articles, until there are pages for it. */
export function contentCommand(program: Command): void {
  const content = program.command('content').description('approve, publish and edit articles');
  const about = (name: string, description: string) =>
    content
      .command(name)
      .description(description)
      .requiredOption('--site <slug>', 'the site')
      .option('--json', 'print JSON');
  const deed = (name: string, description: string) =>
    about(`${name} <id>`, description)
      .requiredOption(...by)
      .option(...version);
  about('list', 'list the articles, the newest first')
    .option('--posting <status>', 'only draft, scheduled or published articles')
    .option(
      '--approval <status>',
      'only articles in this state, such as submitted; longest waiting first',
    )
    .option('--limit <number>', 'how many, up to 100', '25')
    .action(list);
  about('show <id>', 'show where an article stands and what was done about it')
    .option('--text [version]', 'print only the text, or that of an earlier version')
    .action(show);
  deed('submit', 'ask for the approval of an article').action(submit);
  deed('approve', 'approve an article').action(approve);
  deed('reject', 'send an article back to its author')
    .requiredOption('--reason <text>', 'why')
    .action(reject);
  deed('escalate', 'hand the decision to another reviewer')
    .requiredOption('--to <person>', 'the other reviewer')
    .option('--reason <text>', 'why')
    .action(escalate);
  deed('override', 'let an article be published without an approval')
    .requiredOption('--reason <text>', 'why')
    .action(override);
  deed('schedule', 'have an article published later')
    .requiredOption('--at <time>', 'when: "2026-05-04 08:00" at the store, or with an offset')
    .action(schedule);
  deed('publish', 'publish an article now').action(publish);
  deed('unpublish', 'take an article back, or off the schedule').action(unpublish);
  deed('edit', 'put another text in its place; an approval is undone')
    .requiredOption('--file <path>', 'the Markdown file; - is the standard input')
    .action(edit);
}
