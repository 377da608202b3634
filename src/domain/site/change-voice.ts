import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { inLane } from '../../db/write.ts';
import { invalid, problem } from '../../problem.ts';
import { type BrandVoiceRow, listBrandVoices } from './store.ts';
import { auditSetting, differences, type Editing, refuseStale } from './editing.ts';
import { oneOf, optionalText, textFrom } from './text-fields.ts';
import { clearDefaultVoice, deleteVoice, putVoice } from './texts-store.ts';

/** What a person says of a voice; whatever is left out of a change stays. */
export type VoiceInput = {
  name?: string;
  description?: string;
  tone?: string;
  readingLevel?: string;
  person?: string;
  wordsToUse?: readonly string[];
  wordsToAvoid?: readonly string[];
  isDefault?: boolean;
};

const maxWords = 100;
const persons = ['we', 'they'] as const;

/** Makes a voice; the first of a site is its default. Throws a 400 that names the field. */
export async function createVoice(
  ctx: Context,
  siteId: string,
  input: VoiceInput & { name: string },
  editing: Editing = {},
): Promise<BrandVoiceRow> {
  const fields = checkVoice(input);
  return ctx.write(async (tx) => {
    const others = await listBrandVoices(tx, siteId);
    refuseTakenName(others, fields.name ?? '', null);
    const row: BrandVoiceRow = {
      id: tx.ids.uuid(),
      siteId,
      name: '',
      description: null,
      tone: 'plain and friendly',
      readingLevel: null,
      person: 'we',
      wordsToUse: [],
      wordsToAvoid: [],
      isDefault: others.length === 0,
      createdAt: tx.now,
      updatedAt: tx.now,
      ...fields,
    };
    await put(tx, row);
    await auditSetting(
      tx,
      editing,
      'voice.create',
      { kind: 'voice', id: row.id },
      { name: row.name },
    );
    return row;
  }, inLane(siteId));
}

/** Throws a 404 for a voice that the site does not have. */
export async function updateVoice(
  ctx: Context,
  siteId: string,
  id: string,
  input: VoiceInput,
  editing: Editing = {},
): Promise<BrandVoiceRow> {
  const fields = checkVoice(input);
  return ctx.write(async (tx) => {
    const voices = await listBrandVoices(tx, siteId);
    const known = voices.find((voice) => voice.id === id);
    if (!known) throw problem('not_found', `There is no voice "${id}".`);
    if (fields.name !== undefined) refuseTakenName(voices, fields.name, id);
    refuseStale(editing, known);
    const row = await put(tx, { ...known, ...fields, updatedAt: tx.now });
    const detail = { name: row.name, ...differences(known, row) };
    await auditSetting(tx, editing, 'voice.change', { kind: 'voice', id }, detail);
    return row;
  }, inLane(siteId));
}

export async function removeVoice(
  ctx: Context,
  siteId: string,
  id: string,
  editing: Editing = {},
): Promise<void> {
  await ctx.write(async (tx) => {
    const known = (await listBrandVoices(tx, siteId)).find((one) => one.id === id);
    if (!known) throw problem('not_found', `There is no voice "${id}".`);
    refuseStale(editing, known);
    await deleteVoice(tx, siteId, id);
    await auditSetting(tx, editing, 'voice.delete', { kind: 'voice', id }, { name: known.name });
  }, inLane(siteId));
}

/** A site has one default at most. */
async function put(tx: Tx, row: BrandVoiceRow): Promise<BrandVoiceRow> {
  if (row.isDefault) await clearDefaultVoice(tx, row.siteId);
  await putVoice(tx, row);
  return row;
}

function refuseTakenName(voices: readonly BrandVoiceRow[], name: string, own: string | null) {
  const same = voices.find((voice) => voice.name.toLowerCase() === name.toLowerCase());
  if (same && same.id !== own) throw problem('conflict', `There is a voice "${name}" already.`);
}

function checkVoice(input: VoiceInput): Partial<BrandVoiceRow> {
  const { name, description, tone, readingLevel, person, isDefault } = input;
  const { wordsToUse, wordsToAvoid } = input;
  return {
    ...(name !== undefined && { name: textFrom('name', name, 200) }),
    ...(description !== undefined && {
      description: optionalText('description', description, 2_000),
    }),
    ...(tone !== undefined && { tone: textFrom('tone', tone, 200) }),
    ...(readingLevel !== undefined && {
      readingLevel: optionalText('reading_level', readingLevel, 200),
    }),
    ...(person !== undefined && { person: oneOf('person', person, persons) }),
    ...(wordsToUse && { wordsToUse: wordsFrom('words_to_use', wordsToUse) }),
    ...(wordsToAvoid && { wordsToAvoid: wordsFrom('words_to_avoid', wordsToAvoid) }),
    ...(isDefault !== undefined && { isDefault }),
  };
}

function wordsFrom(path: string, words: readonly string[]): string[] {
  if (words.length > maxWords) throw invalid(path, `must be at most ${maxWords} words`);
  return words.map((word, at) => textFrom(`${path}.${at}`, word, 100));
}
