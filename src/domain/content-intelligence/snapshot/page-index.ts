import { pageKey } from '../../../lib/page-key.ts';
import { contentStems, stopWords } from '../../../writing/research/reading/stem.ts';
import { normalise } from '../../../writing/research/reading/normalise.ts';
import type { ModelFinder } from './model-finder.ts';
import type { RawArticle } from './raw-site.ts';

/** A page of the store: an article of ours, or one that the search figures know. */
export type OwnPage = {
  article: RawArticle | null;
  url: string | null;
  /** What its title, address and keyword say, lower-case. */
  text: string;
  /** Keys of the models that it names. */
  models: ReadonlySet<string>;
};

/** Words that every dealer's address has and no topic is told by. */
const addressWords = new Set(
  'www com net org http https html php aspx index blog page pages new used inventory'.split(' '),
);

/** Finds the pages that are about something. */
export class PageIndex {
  private readonly byStem = new Map<string, Set<OwnPage>>();
  private readonly byModel = new Map<string, OwnPage[]>();
  private readonly byUrl = new Map<string, OwnPage>();
  private readonly byArticle = new Map<string, OwnPage>();
  readonly all: OwnPage[] = [];

  constructor(private readonly findModels: ModelFinder) {}

  addArticle(article: RawArticle): void {
    const { title, keyword, postedUrl, subject } = article;
    const about = subject ? `${subject.year} ${subject.make} ${subject.model}` : '';
    const text = [title, keyword, about, postedUrl && slugOf(postedUrl)].filter(Boolean).join(' ');
    this.add({ article, url: postedUrl, text: text.toLowerCase(), models: this.findModels(text) });
  }

  /** A page that a search or a visit knows; one that an article was posted at is known already. */
  addUrl(url: string): void {
    if (this.byUrl.has(pageKey(url)) || isVehiclePage(url)) return;
    const text = slugOf(url);
    this.add({ article: null, url, text, models: this.findModels(text) });
  }

  ofModel(key: string): readonly OwnPage[] {
    return this.byModel.get(key) ?? [];
  }

  ofArticle(id: string): OwnPage | null {
    return this.byArticle.get(id) ?? null;
  }

  atUrl(url: string): OwnPage | null {
    return this.byUrl.get(pageKey(url)) ?? null;
  }

  /** The pages that say every subject word of the phrase; none for a phrase without any. */
  about(phrase: string): OwnPage[] {
    const stems = contentStems(normalise(phrase));
    if (stems.length === 0) return [];
    const sets = stems.map((stem) => this.byStem.get(stem) ?? new Set<OwnPage>());
    const [smallest, ...rest] = sets.sort((a, b) => a.size - b.size);
    return [...(smallest ?? [])].filter((page) => rest.every((set) => set.has(page)));
  }

  private add(page: OwnPage): void {
    this.all.push(page);
    if (page.article !== null) this.byArticle.set(page.article.id, page);
    if (page.url !== null) this.byUrl.set(pageKey(page.url), page);
    for (const stem of contentStems(normalise(page.text))) {
      const pages = this.byStem.get(stem);
      if (pages) pages.add(page);
      else this.byStem.set(stem, new Set([page]));
    }
    for (const key of page.models) {
      this.byModel.set(key, [...(this.byModel.get(key) ?? []), page]);
    }
  }
}

/** The words of an address without its host: "/new/2026-chevrolet-equinox/" → "2026 chevrolet…". */
export function slugOf(url: string): string {
  const path = url
    .toLowerCase()
    .replace(/^[a-z]+:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '');
  const words = path.replace(/\.[a-z]{2,5}$/, '').split(/[^\p{L}\p{N}.]+/u);
  return words
    .filter((word) => !addressWords.has(word) || stopWords.has(word))
    .join(' ')
    .trim();
}

/** The page of one car, which goes when it is sold: a VIN stands in its address. */
export function isVehiclePage(url: string): boolean {
  return /(?<![a-z0-9])(?=[a-z]*\d)[a-hj-npr-z0-9]{17}(?![a-z0-9])/i.test(url);
}
