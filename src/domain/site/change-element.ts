import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { invalid, problem } from '../../problem.ts';
import { type ElementRow, listElements } from './store.ts';
import { auditSetting, differences, type Editing, refuseStale } from './editing.ts';
import { oneOf, textFrom } from './text-fields.ts';
import { deleteElement, putElement } from './texts-store.ts';

/** What a person says of a text block; whatever is left out of a change stays. */
export type ElementInput = { name?: string; type?: string; content?: string; url?: string };

const types = ['cta', 'disclaimer', 'snippet'] as const;

/** Throws a 400 that names the field. */
export async function createElement(
  ctx: Context,
  siteId: string,
  input: ElementInput & { name: string; type: string; content: string },
  editing: Editing = {},
): Promise<ElementRow> {
  const fields = checkElement(input);
  return ctx.write(async (tx) => {
    const row: ElementRow = {
      id: tx.ids.uuid(),
      siteId,
      name: '',
      type: 'snippet',
      content: '',
      url: null,
      createdAt: tx.now,
      updatedAt: tx.now,
      ...fields,
    };
    await putElement(tx, row);
    await auditSetting(
      tx,
      editing,
      'element.create',
      { kind: 'element', id: row.id },
      { name: row.name },
    );
    return row;
  }, inLane(siteId));
}

/** Throws a 404 for an element that the site does not have. */
export async function updateElement(
  ctx: Context,
  siteId: string,
  id: string,
  input: ElementInput,
  editing: Editing = {},
): Promise<ElementRow> {
  const fields = checkElement(input);
  return ctx.write(async (tx) => {
    const known = (await listElements(tx, siteId)).find((element) => element.id === id);
    if (!known) throw problem('not_found', `There is no element "${id}".`);
    refuseStale(editing, known);
    const row = { ...known, ...fields, updatedAt: tx.now };
    await putElement(tx, row);
    const detail = { name: row.name, ...differences(known, row) };
    await auditSetting(tx, editing, 'element.change', { kind: 'element', id }, detail);
    return row;
  }, inLane(siteId));
}

export async function removeElement(
  ctx: Context,
  siteId: string,
  id: string,
  editing: Editing = {},
): Promise<void> {
  await ctx.write(async (tx) => {
    const known = (await listElements(tx, siteId)).find((one) => one.id === id);
    if (!known) throw problem('not_found', `There is no element "${id}".`);
    refuseStale(editing, known);
    await deleteElement(tx, siteId, id);
    await auditSetting(
      tx,
      editing,
      'element.delete',
      { kind: 'element', id },
      { name: known.name },
    );
  }, inLane(siteId));
}

function checkElement({ name, type, content, url }: ElementInput): Partial<ElementRow> {
  return {
    ...(name !== undefined && { name: textFrom('name', name, 200) }),
    ...(type !== undefined && { type: oneOf('type', type, types) }),
    ...(content !== undefined && { content: textFrom('content', content, 5_000) }),
    ...(url !== undefined && { url: addressFrom(url) }),
  };
}

/** Empty removes it. */
function addressFrom(url: string): string | null {
  if (url.trim() === '') return null;
  const address = URL.parse(url.trim());
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
  if (!isWeb || url.length > 2_000) throw invalid('url', 'must be a web address');
  return address.href;
}
