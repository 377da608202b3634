import type { Command } from 'commander';
import {
  createVoice,
  removeVoice,
  updateVoice,
  type VoiceInput,
} from '../domain/site/change-voice.ts';
import { type BrandVoiceRow, listBrandVoices } from '../domain/site/store.ts';
import { isoTime } from '../lib/clock.ts';
import { type Output, textsCommand } from './texts-command.ts';

type Options = Omit<VoiceInput, 'isDefault'> & Output & { default?: boolean };

export function voicesCommand(program: Command): void {
  textsCommand<BrandVoiceRow, Options>(program, {
    name: 'voices',
    one: 'voice',
    about: 'how a store sounds in its articles',
    fields: (command) =>
      command
        .option('--name <text>', 'what to call it')
        .option('--description <text>', 'for whom it is')
        .option('--tone <text>', 'how it sounds, such as "warm and direct"')
        .option('--reading-level <text>', 'such as "grade 8"')
        .option('--person <who>', 'we, or they for texts about the store')
        .option('--words-to-use <words...>', 'words that it likes')
        .option('--words-to-avoid <words...>', 'words that it never takes')
        .option('--default', 'take it wherever none is named'),
    required: ['name'],
    list: (ctx, siteId) => listBrandVoices(ctx.reader, siteId),
    create: (ctx, siteId, options) => {
      return createVoice(ctx, siteId, { ...inputOf(options), name: options.name ?? '' });
    },
    update: (ctx, siteId, id, options) => updateVoice(ctx, siteId, id, inputOf(options)),
    remove: removeVoice,
    heading: ['ID', 'NAME', 'TONE', 'PERSON', 'DEFAULT'],
    cells: ({ id, name, tone, person, isDefault }) => {
      return [id, name, tone, person, isDefault ? 'yes' : 'no'];
    },
    view,
  });
}

function inputOf({ default: isDefault, ...fields }: Options): VoiceInput {
  return { ...fields, ...(isDefault !== undefined && { isDefault }) };
}

function view(row: BrandVoiceRow) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    tone: row.tone,
    reading_level: row.readingLevel,
    person: row.person,
    words_to_use: row.wordsToUse,
    words_to_avoid: row.wordsToAvoid,
    is_default: row.isDefault,
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
  };
}
