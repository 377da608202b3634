import {
  createCategory,
  removeCategory,
  updateCategory,
} from '../../domain/site/change-category.ts';
import { createElement, removeElement, updateElement } from '../../domain/site/change-element.ts';
import { createVoice, removeVoice, updateVoice } from '../../domain/site/change-voice.ts';
import type { Editing } from '../../domain/site/editing.ts';
import { listBrandVoices, listCategories, listElements } from '../../domain/site/store.ts';
import type { Context } from '../../context.ts';
import type { Form } from '../form.ts';
import type { Words } from '../words/index.ts';

export type TextFieldName = keyof Words['settings']['textFields'];
type Choices = readonly (keyof Words['settings']['choices'])[];

export type TextField = {
  /** As words and refusals name it. */
  path: TextFieldName;
  /** As rows hold it. */
  key: string;
  is?: 'required' | 'long' | 'lines' | 'switch' | 'slug';
  choices?: Choices;
};

export type TextRow = { id: string; name: string } & Record<string, unknown>;

/** One kind of what a store keeps for its texts, with the verbs that change it. */
export type TextKind = {
  name: 'voices' | 'elements' | 'categories';
  one: 'voice' | 'element' | 'category';
  fields: readonly TextField[];
  /** What its row says under the name. */
  about(row: TextRow): string;
  list(ctx: Context, siteId: string): Promise<TextRow[]>;
  create(ctx: Context, siteId: string, form: Form, editing: Editing): Promise<unknown>;
  update(ctx: Context, siteId: string, id: string, form: Form, editing: Editing): Promise<unknown>;
  remove(ctx: Context, siteId: string, id: string, editing: Editing): Promise<void>;
};

export const voices: TextKind = {
  name: 'voices',
  one: 'voice',
  fields: [
    { path: 'name', key: 'name', is: 'required' },
    { path: 'description', key: 'description', is: 'long' },
    { path: 'tone', key: 'tone', is: 'required' },
    { path: 'reading_level', key: 'readingLevel' },
    { path: 'person', key: 'person', choices: ['we', 'they'] },
    { path: 'words_to_use', key: 'wordsToUse', is: 'lines' },
    { path: 'words_to_avoid', key: 'wordsToAvoid', is: 'lines' },
    { path: 'is_default', key: 'isDefault', is: 'switch' },
  ],
  about: (row) => [row['tone'], row['description']].filter(Boolean).join(' · '),
  list: (ctx, siteId) => listBrandVoices(ctx.reader, siteId),
  create: (ctx, siteId, form, editing) => createVoice(ctx, siteId, voiceFrom(form), editing),
  update: (ctx, siteId, id, form, editing) => {
    return updateVoice(ctx, siteId, id, voiceFrom(form), editing);
  },
  remove: removeVoice,
};

function voiceFrom(form: Form) {
  return {
    name: form.text('name'),
    description: form.text('description'),
    tone: form.text('tone'),
    readingLevel: form.text('reading_level'),
    person: form.text('person'),
    wordsToUse: linesOf(form.text('words_to_use')),
    wordsToAvoid: linesOf(form.text('words_to_avoid')),
    isDefault: form.text('is_default') === 'on',
  };
}

export const elements: TextKind = {
  name: 'elements',
  one: 'element',
  fields: [
    { path: 'name', key: 'name', is: 'required' },
    { path: 'type', key: 'type', choices: ['cta', 'disclaimer', 'snippet'] },
    { path: 'content', key: 'content', is: 'long' },
    { path: 'url', key: 'url' },
  ],
  about: (row) => String(row['content']),
  list: (ctx, siteId) => listElements(ctx.reader, siteId),
  create: (ctx, siteId, form, editing) => createElement(ctx, siteId, elementFrom(form), editing),
  update: (ctx, siteId, id, form, editing) => {
    return updateElement(ctx, siteId, id, elementFrom(form), editing);
  },
  remove: removeElement,
};

function elementFrom(form: Form) {
  const [name, type, content, url] = ['name', 'type', 'content', 'url'].map(form.text);
  return { name: name ?? '', type: type ?? '', content: content ?? '', url: url ?? '' };
}

export const categories: TextKind = {
  name: 'categories',
  one: 'category',
  fields: [
    { path: 'name', key: 'name', is: 'required' },
    { path: 'slug', key: 'slug', is: 'slug' },
    { path: 'description', key: 'description', is: 'long' },
  ],
  about: (row) => [row['slug'], row['description']].filter(Boolean).join(' · '),
  list: (ctx, siteId) => listCategories(ctx.reader, siteId),
  create: (ctx, siteId, form, editing) => createCategory(ctx, siteId, categoryFrom(form), editing),
  update: (ctx, siteId, id, form, editing) => {
    return updateCategory(ctx, siteId, id, categoryFrom(form), editing);
  },
  remove: removeCategory,
};

function categoryFrom(form: Form) {
  const slug = form.text('slug').trim();
  const given = { name: form.text('name'), description: form.text('description') };
  return { ...given, ...(slug !== '' && { slug }) };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
