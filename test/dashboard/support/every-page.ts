import { join } from 'node:path';
import { type Page, patternOf } from '../../../src/dashboard/page-group.ts';
import type { Sample } from '../samples/sample.ts';
import type { DemoStore } from './store-demo.ts';

const folder = join(import.meta.dir, '..', 'samples');

/** The address of a page of the store, with samples in the place of its parameters. */
export async function addressOf(store: DemoStore, page: Page, slug?: string): Promise<string> {
  const parts = patternOf(page).split('/');
  const filled = parts.map(async (part) => {
    if (part === ':store') return slug ?? store.site.slug;
    return part.startsWith(':') ? sampleFor(store, part.slice(1)) : part;
  });
  const path = (await Promise.all(filled)).join('/');
  return path === '' ? '/' : path;
}

const known = new WeakMap<DemoStore, Map<string, Promise<string>>>();

function sampleFor(store: DemoStore, name: string): Promise<string> {
  const samples = known.get(store) ?? new Map<string, Promise<string>>();
  known.set(store, samples);
  const found = samples.get(name) ?? makeSample(store, name);
  samples.set(name, found);
  return found;
}

async function makeSample(store: DemoStore, name: string): Promise<string> {
  const file = join(folder, `${name}.ts`);
  if (!(await Bun.file(file).exists())) {
    throw new Error(`A page has the parameter :${name}. Write test/dashboard/samples/${name}.ts.`);
  }
  const { sample } = (await import(file)) as { sample: Sample };
  return sample(store);
}

/** Addresses to look at: the page as it opens, and in the states that it names. */
export async function viewsOf(store: DemoStore, page: Page): Promise<string[]> {
  if (!page.get || page.isNoPage) return [];
  const address = await addressOf(store, page);
  return (page.examples ?? ['']).map((query) => address + query);
}
