import type { Command } from 'commander';
import { problem } from '../problem.ts';
import { topics } from './help/index.ts';
import { print } from './print.ts';

/** `help` alone lists commands and topics; `help NAME` shows a topic, or a command's options. */
export function helpCommand(program: Command): void {
  program.helpCommand(false);
  program
    .command('help [name]')
    .description('explain a topic or a command; without a name, list both')
    .option('--json', 'print JSON')
    .action((name: string | undefined, options: { json?: boolean }) => {
      help(program, name, options.json);
    });
  program.addHelpText('after', `\nTopics (forecourt help TOPIC):\n${topicLines().join('\n')}`);
}

function help(program: Command, name: string | undefined, asJson: boolean | undefined): void {
  if (name === undefined) {
    if (!asJson) return program.outputHelp();
    const list = topics.map(({ name, about }) => ({ name, about }));
    return print(true, { topics: list }, []);
  }
  const topic = topics.find((known) => known.name === name);
  if (topic) return print(asJson, { topic: name, text: topic.text }, [topic.text.trimEnd()]);
  const command = program.commands.find((known) => known.name() === name);
  if (command) return command.outputHelp();
  const names = topics.map((known) => known.name).join(', ');
  const message = `There is no topic or command "${name}". Topics: ${names}.`;
  throw problem('validation_error', message, { issues: [{ path: 'name', message }] });
}

function topicLines(): string[] {
  const width = Math.max(...topics.map(({ name }) => name.length));
  return topics.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`);
}
