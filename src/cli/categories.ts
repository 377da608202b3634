import type { Command } from 'commander';
import {
  type CategoryInput,
  createCategory,
  removeCategory,
  updateCategory,
} from '../domain/site/change-category.ts';
import { type CategoryRow, listCategories } from '../domain/site/store.ts';
import { type Output, textsCommand } from './texts-command.ts';

type Options = CategoryInput & Output;

export function categoriesCommand(program: Command): void {
  textsCommand<CategoryRow, Options>(program, {
    name: 'categories',
    one: 'category',
    about: 'what articles of a store are sorted into',
    fields: (command) =>
      command
        .option('--name <text>', 'what to call it')
        .option('--slug <word>', 'its name in addresses; made of the name where it is left out')
        .option('--description <text>', 'what belongs into it'),
    required: ['name'],
    list: (ctx, siteId) => listCategories(ctx.reader, siteId),
    create: (ctx, siteId, { name = '', ...input }) => {
      return createCategory(ctx, siteId, { ...input, name });
    },
    update: updateCategory,
    remove: removeCategory,
    heading: ['ID', 'NAME', 'SLUG'],
    cells: ({ id, name, slug }) => [id, name, slug],
    view: ({ id, name, slug, description }) => ({ id, name, slug, description }),
  });
}
