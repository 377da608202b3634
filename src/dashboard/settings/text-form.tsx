import { fingerprintOf } from '../../domain/site/editing.ts';
import { notFound, Problem } from '../../problem.ts';
import { LinkButton } from '../components/button.tsx';
import { type Form, readForm } from '../form.ts';
import { saying, seeOther } from '../html.tsx';
import { param, storePath, type StoreVisit } from '../visit.ts';
import { editPage } from './edit-page.tsx';
import { TextKindField } from './text-field.tsx';
import type { TextKind, TextRow } from './text-kind.ts';
import { type Wrong, wrongField } from './wrong-field.ts';

const newWords = { voice: 'newVoice', element: 'newElement', category: 'newCategory' } as const;

type Shown = {
  row: TextRow | null;
  values: Record<string, string>;
  wrong?: Wrong;
  isStale?: boolean;
};

export function newText(kind: TextKind) {
  const values: Record<string, string> = kind.one === 'voice' ? { tone: 'plain and friendly' } : {};
  return (visit: StoreVisit) => show(visit, kind, { row: null, values });
}

export function createText(kind: TextKind) {
  return async (visit: StoreVisit): Promise<Response> => {
    const form = await readForm(visit.request);
    try {
      await kind.create(visit.ctx, visit.site.id, form, { by: visit.actor });
    } catch (error) {
      const wrong = wrongField(error, visit.words);
      return show(visit, kind, { row: null, values: typed(kind, form), wrong });
    }
    return toList(visit, kind, 'saved');
  };
}

export function showText(kind: TextKind) {
  return async (visit: StoreVisit): Promise<Response> => {
    const row = await rowOf(visit, kind);
    return show(visit, kind, { row, values: valuesOf(kind, row) });
  };
}

export function sendText(kind: TextKind) {
  return async (visit: StoreVisit): Promise<Response> => {
    const { ctx, site, actor, request, words } = visit;
    const form = await readForm(request);
    const { id } = await rowOf(visit, kind);
    try {
      await kind.update(ctx, site.id, id, form, { by: actor, seen: form.text('seen') });
    } catch (error) {
      const row = await rowOf(visit, kind);
      const values = typed(kind, form);
      const isOld = fingerprintOf(row) !== form.text('seen');
      if (error instanceof Problem && error.code === 'conflict' && isOld) {
        return show(visit, kind, { row, values, isStale: true });
      }
      return show(visit, kind, { row, values, wrong: wrongField(error, words) });
    }
    return toList(visit, kind, 'saved');
  };
}

export async function rowOf(visit: StoreVisit, kind: TextKind): Promise<TextRow> {
  const id = param(visit, kind.one);
  const row = (await kind.list(visit.ctx, visit.site.id)).find((one) => one.id === id);
  if (!row) throw notFound();
  return row;
}

export function toList(visit: StoreVisit, kind: TextKind, said: 'saved' | 'deleted'): Response {
  return seeOther(saying(storePath(visit, `/settings/${kind.name}`), said));
}

function show(visit: StoreVisit, kind: TextKind, shown: Shown): Promise<Response> {
  const { settings } = visit.words;
  const { row, values, wrong, isStale } = shown;
  const list = `/settings/${kind.name}`;
  const own = `/${kind.name}/${row?.id ?? 'new'}`;
  const stored = row ? valuesOf(kind, row) : {};
  return editPage(
    visit,
    {
      title: row ? row.name : settings[newWords[kind.one]],
      path: own,
      back: { href: storePath(visit, list), label: settings[kind.name] },
      seen: row ? fingerprintOf(row) : undefined,
      isStale,
      isWrong: wrong !== undefined,
      after: row && (
        <p>
          <LinkButton kind="danger" href={storePath(visit, `/settings${own}/delete`)}>
            {settings.remove}
          </LinkButton>
        </p>
      ),
    },
    kind.fields.map((field) => (
      <TextKindField
        key={field.path}
        field={field}
        value={values[field.path] ?? ''}
        stored={
          isStale && stored[field.path] !== values[field.path] ? stored[field.path] : undefined
        }
        error={isAbout(field.path, kind, wrong) ? wrong?.text : undefined}
        words={visit.words}
      />
    )),
  );
}

/** A category is refused for its slug, which stands for its name. */
function isAbout(path: string, kind: TextKind, wrong?: Wrong): boolean {
  const [about] = wrong?.path ?? [];
  return about === path && kind.fields.some((field) => field.path === about);
}

function valuesOf(kind: TextKind, row: TextRow): Record<string, string> {
  return Object.fromEntries(kind.fields.map(({ path, key }) => [path, textOf(row[key])]));
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : '';
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

function typed(kind: TextKind, form: Form): Record<string, string> {
  return Object.fromEntries(kind.fields.map(({ path }) => [path, form.text(path)]));
}
