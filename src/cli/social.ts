import type { Command } from 'commander';
import { accounts, disconnect } from './social/accounts.ts';
import { connect } from './social/connect.ts';
import { post, preview } from './social/compose.ts';
import { list, override, posted, release, retry, show, skip, unpublish } from './social/posts.ts';
import { reply, reviews } from './social/reviews.ts';

type Named = (name: string, description: string) => Command;

/** What people do about posts and reviews, until there are pages for it. */
export function socialCommand(program: Command): void {
  const social = program.command('social').description('social accounts, posts and reviews');
  const about: Named = (name, description) =>
    social
      .command(name)
      .description(description)
      .requiredOption('--site <slug>', 'the site')
      .option('--json', 'print JSON');
  accountCommands(about);
  composeCommands(about);
  postCommands(about);
  reviewCommands(about);
}

function accountCommands(about: Named): void {
  about('connect <platform>', 'connect x, facebook, instagram, linkedin or google_business')
    .option('--account <name>', 'which one, where the login opens several: its name or id')
    .option('--by-hand <name>', 'no login: a person posts there by hand')
    .option('--port <number>', 'where the browser comes back to on this machine', '8976')
    .option('--redirect <url>', 'the registered address, from which you paste what comes back')
    .action(connect);
  about('accounts', 'list the accounts and how they stand').action(accounts);
  about('disconnect <id>', 'forget the token of an account').action(disconnect);
}

function composeCommands(about: Named): void {
  const matter = (command: Command) =>
    command
      .option('--text <text>', 'the text; - reads it from the standard input', '-')
      .option('--link <url>', 'a page to lead to')
      .option('--image <id...>', 'images of the library');
  matter(about('preview', 'show a post as each network would, and what is wrong with it'))
    .option('--platform <name...>', 'only these')
    .action(preview);
  matter(about('post', 'publish or schedule a post, or keep it as a draft'))
    .requiredOption('--account <id...>', 'the accounts')
    .requiredOption('--by <person>', 'who does it')
    .option('--at <time>', 'when: "2026-05-04 08:00" at the store, or with an offset')
    .option('--draft', 'only keep it')
    .action(post);
}

function postCommands(about: Named): void {
  const place = (command: Command) => command.option('--platform <name>', 'where');
  about('posts', 'list the posts, the newest first')
    .option('--status <status>', 'only in this state')
    .option('--limit <number>', 'how many, up to 100', '25')
    .action(list);
  about('show <id>', 'show a post and what became of it').action(show);
  about('release <id>', 'send a draft out').action(release);
  about('override <id>', 'let a post pass that a rule on advertising holds back')
    .requiredOption('--by <person>', 'the manager')
    .requiredOption('--reason <text>', 'why')
    .action(override);
  place(about('posted <id>', 'say that a person has posted it by hand'))
    .option('--account <id>', 'on which account')
    .option('--url <url>', 'where it stands')
    .action(posted);
  place(about('skip <id>', 'say that nobody will post it by hand'))
    .option('--account <id>', 'on which account')
    .action(skip);
  about('retry <id>', 'send what failed once more').action(retry);
  place(about('unpublish <id>', 'take a post back')).action(unpublish);
}

function reviewCommands(about: Named): void {
  about('reviews', 'list the reviews, the newest first')
    .option('--unanswered', 'only those without a reply')
    .option('--limit <number>', 'how many, up to 100', '25')
    .action(reviews);
  about('reply <id>', 'answer a review; without a text, print a draft')
    .option('--text <text>', 'the answer; - reads it from the standard input')
    .action(reply);
}
