import type { Command } from 'commander';
import { create } from './users/create.ts';
import { disable, enable, link, operator, roles } from './users/change.ts';
import { list } from './users/list.ts';

export function usersCommand(program: Command): void {
  const users = program.command('users').description('people who sign in to the pages');
  users
    .command('create')
    .description('create a person; prints the address where they choose a password')
    .requiredOption('--email <address>', 'their e-mail address')
    .requiredOption('--name <text>', 'their name')
    .requiredOption('--role <role>', 'author, reviewer, manager or owner')
    .option('--site <slug>', 'the site that they work for')
    .option('--all', 'all sites that there are now')
    .option('--operator', 'also an operator, who looks after the whole installation')
    .option('--locale <language>', 'en or es', 'en')
    .option('--json', 'print JSON')
    .action(create);
  users.command('list').description('list everybody').option('--json', 'print JSON').action(list);
  users
    .command('link <email>')
    .description('print an address where a person chooses a new password, within 24 hours')
    .option('--drop-second-factor', 'also forget their app, passkeys and recovery codes')
    .option('--json', 'print JSON')
    .action(link);
  users
    .command('disable <email>')
    .description('end all sessions of a person and refuse to sign them in')
    .option('--json', 'print JSON')
    .action(disable);
  users
    .command('enable <email>')
    .description('let a disabled person sign in again')
    .option('--json', 'print JSON')
    .action(enable);
  users
    .command('roles <email>')
    .description('put a person on a site, change their role, or take them away from it')
    .requiredOption('--site <slug>', 'the site')
    .requiredOption('--role <role>', 'author, reviewer, manager, owner or none')
    .option('--json', 'print JSON')
    .action(roles);
  users
    .command('operator <email> <on|off>')
    .description('let a person look after the whole installation, or no longer')
    .option('--json', 'print JSON')
    .action(operator);
}
