import type { Command } from 'commander';
import {
  createElement,
  type ElementInput,
  removeElement,
  updateElement,
} from '../domain/site/change-element.ts';
import { type ElementRow, listElements } from '../domain/site/store.ts';
import { isoTime } from '../lib/clock.ts';
import { type Output, textsCommand } from './texts-command.ts';

type Options = ElementInput & Output;

export function elementsCommand(program: Command): void {
  textsCommand<ElementRow, Options>(program, {
    name: 'elements',
    one: 'element',
    about: 'text blocks that a store keeps for its articles',
    fields: (command) =>
      command
        .option('--name <text>', 'what to call it')
        .option('--type <type>', 'cta, disclaimer or snippet')
        .option('--content <text>', 'the text')
        .option('--url <address>', 'where it leads'),
    required: ['name', 'type', 'content'],
    list: (ctx, siteId) => listElements(ctx.reader, siteId),
    create: (ctx, siteId, { name = '', type = '', content = '', url }) => {
      return createElement(ctx, siteId, { name, type, content, ...(url !== undefined && { url }) });
    },
    update: updateElement,
    remove: removeElement,
    heading: ['ID', 'NAME', 'TYPE', 'CONTENT'],
    cells: ({ id, name, type, content }) => [id, name, type, content.slice(0, 60)],
    view: (row) => ({
      id: row.id,
      name: row.name,
      type: row.type,
      content: row.content,
      url: row.url,
      created_at: isoTime(row.createdAt),
      updated_at: isoTime(row.updatedAt),
    }),
  });
}
