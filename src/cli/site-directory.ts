import type { NamedStore, StoreSite } from '../domain/inventory/store-site.ts';
import { createSite } from '../domain/site/create-site.ts';
import { listSites, type SiteRow } from '../domain/site/store.ts';
import type { Context } from '../context.ts';
import { sha256Hex } from '../lib/hash.ts';

/** A slug may be this long; see createSite. */
const longestSlug = 63;
const hashLength = 8;

/** All sites by slug and name, for files whose rows say which store they belong to. */
export class SiteDirectory {
  private readonly bySlug = new Map<string, SiteRow>();
  private readonly byName = new Map<string, SiteRow[]>();
  /** Slugs of these and of those that are being made. */
  private readonly taken = new Set<string>();

  private constructor(
    private readonly ctx: Context,
    sites: readonly SiteRow[],
  ) {
    for (const site of sites) this.add(site);
  }

  static async open(ctx: Context): Promise<SiteDirectory> {
    return new SiteDirectory(ctx, await listSites(ctx.reader));
  }

  /**
   * The site with this slug, or else of this name, in any case and punctuation. A site in another
   * state than the row's is another store of the same name.
   */
  find({ name, state }: NamedStore): StoreSite | null {
    const slug = slugOf(name);
    const exact = this.bySlug.get(name);
    const named = [...(this.byName.get(slug) ?? []), this.bySlug.get(slug) ?? []].flat();
    const inState = (site: SiteRow) => {
      return !state || !site.state || site.state.toLowerCase() === state.toLowerCase();
    };
    return exact ?? named.find(inState) ?? null;
  }

  async create({ name, state }: NamedStore): Promise<StoreSite> {
    const slug = this.freeSlug(name, state);
    this.taken.add(slug);
    const site = await createSite(this.ctx, { name, slug, ...(state !== null && { state }) });
    this.add(site);
    return site;
  }

  private add(site: SiteRow): void {
    this.bySlug.set(site.slug, site);
    this.taken.add(site.slug);
    const slug = slugOf(site.name);
    this.byName.set(slug, [...(this.byName.get(slug) ?? []), site]);
  }

  private freeSlug(name: string, state: string | null): string {
    const slug = slugOf(name);
    const wanted = [slug, ...(state === null ? [] : [slugOf(`${name} ${state}`)])];
    return wanted.find((one) => !this.taken.has(one)) ?? withHash(slug, `${name}\n${state}`);
  }
}

/** "Smith & Sons Ford" → smith-sons-ford; what is too long or without Latin letters gets a hash. */
export function slugOf(name: string): string {
  const marks = /\p{M}/gu;
  const plain = name.normalize('NFKD').replaceAll(marks, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return slug === '' || slug.length > longestSlug ? withHash(slug || 'store', name) : slug;
}

function withHash(slug: string, text: string): string {
  const start = slug.slice(0, longestSlug - hashLength - 1).replace(/-$/, '');
  return `${start}-${sha256Hex(text.toLowerCase()).slice(0, hashLength)}`;
}
