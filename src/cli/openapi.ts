import type { Command } from 'commander';
import type { App } from '../app.ts';
import { withApp } from './with-app.ts';

export function openapiCommand(program: Command): void {
  program
    .command('openapi')
    .description('print the API description (OpenAPI 3.1)')
    .action(() => withApp(printDocument));
}

async function printDocument(app: App): Promise<void> {
  process.stdout.write(`${JSON.stringify(app.describe(), null, 2)}\n`);
}
