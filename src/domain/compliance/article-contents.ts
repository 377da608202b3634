import type { ComponentType } from '../../../schema/contracts/content.ts';
import type { ComponentRow } from '../content/components-store.ts';
import type { NamedArticle } from '../content/store.ts';
import type { Block, BlockKind, Content } from './reading/content.ts';
import { BlockText } from './reading/block-text.ts';
import { makeBlock } from './reading/make-block.ts';
import { readContent } from './reading/read-content.ts';

type Text = Pick<ComponentRow, 'type' | 'content'>;

/** Each is shown alone on its network, so that nothing in the article makes up for it. */
const snippetNames: Partial<Record<ComponentType, string>> = {
  facebookSnip: 'Facebook snippet',
  twitterSnip: 'X snippet',
  instagramSnip: 'Instagram snippet',
  linkedinSnip: 'LinkedIn snippet',
  googleBusinessSnip: 'Google Business snippet',
};

/** What is checked of an article: its body with title and meta texts, and each snippet alone. */
export function contentsOf(
  { title }: Pick<NamedArticle, 'title'>,
  components: readonly Text[],
): Content[] {
  const body = components.find(({ type }) => type === 'body')?.content ?? '';
  const meta = components.filter(({ type }) => type === 'seoMetadata').flatMap(metaBlocks);
  const main = readContent(body, 'markdown');
  const heads = [...blockOf('title', 'title', title), ...meta];
  // The first heading of a body is most often the title again.
  const own = new Set(main.blocks.map((block) => block.text));
  const more = heads.filter(({ text }) => !own.has(text));
  const snippets = components.flatMap(({ type, content }) => {
    const name = snippetNames[type];
    return name === undefined ? [] : [readContent(content, 'text', name)];
  });
  return [{ ...main, blocks: [...more, ...main.blocks] }, ...snippets];
}

function metaBlocks({ content }: Text): Block[] {
  const fields = fieldsIn(content);
  const text = (field: string): string => {
    const value = fields[field];
    return typeof value === 'string' ? value : '';
  };
  return [
    ...blockOf('title', 'meta title', text('title') || text('meta_title')),
    ...blockOf('meta', 'meta description', text('description') || text('meta_description')),
  ];
}

function fieldsIn(content: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    // A component that holds plain text is a description.
    return { description: content };
  }
}

/** A text that stands outside of the body: it points at the start of the source. */
function blockOf(kind: BlockKind, place: string, text: string): Block[] {
  const gathered = new BlockText();
  gathered.add(text, 0);
  const block = makeBlock(kind, place, gathered);
  return block ? [{ ...block, sourceOf: () => ({ start: 0, end: 0 }) }] : [];
}
