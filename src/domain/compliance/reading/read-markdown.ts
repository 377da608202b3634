import type { Token } from 'markdown-it';
import { BlockText } from './block-text.ts';
import type { Block, BlockKind } from './content.ts';
import { makeBlock } from './make-block.ts';
import { isTooDeep, withoutTags } from './nesting.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { parseHtml, readHtml } from './read-html.ts';
import { readPlain } from './read-plain.ts';
import { SourceCursor } from './source-cursor.ts';

/** Null for what is nested beyond all use. */
export function readMarkdown(source: string): Block[] | null {
  const tokens = parseMarkdown(source);
  if (tokens === null) return null;
  const reading = new MarkdownReading(source);
  for (const token of tokens) reading.read(token);
  return reading.blocks;
}

/** Walks the tokens in the order of the text, with a cursor in the source. */
class MarkdownReading {
  readonly blocks: Block[] = [];
  private readonly cursor: SourceCursor;
  private readonly counts = { paragraph: 0, heading: 0, list: 0, table: 0, image: 0, html: 0 };
  private readonly lists: { number: number; items: number }[] = [];
  private row = { number: 0, isHead: false, heads: '' };
  /** What the next inline token is the text of. */
  private kind: 'heading' | 'cell' | null = null;

  constructor(source: string) {
    this.cursor = new SourceCursor(source);
  }

  read(token: Token): void {
    if (token.map) this.cursor.toLines(token.map);
    switch (token.type) {
      case 'heading_open':
        this.kind = 'heading';
        return;
      case 'bullet_list_open':
      case 'ordered_list_open':
        this.lists.push({ number: (this.counts.list += 1), items: 0 });
        return;
      case 'bullet_list_close':
      case 'ordered_list_close':
        this.lists.pop();
        return;
      case 'list_item_open':
        return this.item();
      case 'table_open':
        this.counts.table += 1;
        this.row = { number: 0, isHead: false, heads: '' };
        return;
      case 'tr_open':
        this.row.number += 1;
        return;
      case 'th_open':
      case 'td_open':
        this.kind = 'cell';
        this.row.isHead = token.type === 'th_open';
        return;
      case 'inline':
        return this.inline(token);
      case 'code_block':
      case 'fence':
        return this.code(token);
      case 'html_block':
        return this.html(token.content);
    }
  }

  private item(): void {
    const list = this.lists.at(-1);
    if (list) list.items += 1;
  }

  private inline(token: Token): void {
    const { kind } = this;
    this.kind = null;
    const children = token.children ?? [];
    if (kind === 'heading') {
      return this.block('heading', `heading ${(this.counts.heading += 1)}`, children);
    }
    if (kind === 'cell') return this.cell(token, children);
    const list = this.lists.at(-1);
    if (list) return this.block('item', `list ${list.number}, item ${list.items}`, children);
    const place = `paragraph ${this.counts.paragraph + 1}`;
    const before = this.blocks.length;
    this.block('paragraph', place, children);
    if (this.blocks[before]?.place === place) this.counts.paragraph += 1;
  }

  /** The heads are read together with every cell; in their own row, as they are known so far. */
  private cell(token: Token, children: readonly Token[]): void {
    const { row } = this;
    if (row.isHead) row.heads += `${row.heads === '' ? '' : ' '}${token.content}`;
    this.block('cell', `table ${this.counts.table}, row ${row.number}`, children, row.heads);
  }

  private code({ content }: Token): void {
    const gathered = new BlockText();
    for (const line of content.split('\n')) {
      this.gather(gathered, line.trim());
      gathered.add('\n', this.cursor.at);
    }
    const block = makeBlock('paragraph', `paragraph ${this.counts.paragraph + 1}`, gathered);
    if (!block) return;
    this.counts.paragraph += 1;
    this.blocks.push(block);
  }

  /** Its blocks are numbered by themselves: "HTML 1, paragraph 2". */
  private html(raw: string): void {
    const start = this.cursor.find(raw.split('\n')[0] ?? '');
    const document = parseHtml(raw);
    const blocks = isTooDeep(document) ? readPlain(withoutTags(raw)) : readHtml(raw, document);
    if (blocks.length === 0) return;
    const prefix = `HTML ${(this.counts.html += 1)}, `;
    for (const block of blocks) {
      this.blocks.push({
        ...block,
        place: prefix + block.place,
        sourceOf: (span) => {
          const inner = block.sourceOf(span);
          return { start: start + inner.start, end: start + inner.end };
        },
      });
    }
  }

  private block(kind: BlockKind, place: string, tokens: readonly Token[], around = ''): void {
    const gathered = new BlockText();
    const images: Block[] = [];
    for (const token of tokens) this.gatherToken(gathered, token, images);
    const block = makeBlock(kind, place, gathered, around);
    if (block) this.blocks.push(block);
    this.blocks.push(...images);
  }

  private gatherToken(gathered: BlockText, token: Token, images: Block[]): void {
    const { type, content, markup, info } = token;
    if (type === 'image') this.image(token, images);
    else if (type === 'softbreak' || type === 'hardbreak') gathered.add('\n', this.cursor.at);
    else if (type === 'html_inline') {
      const at = this.cursor.find(content.split('\n')[0] ?? '');
      gathered.add(/^<br\b/i.test(content) ? '\n' : '', at);
    } else if (type === 'text_special') {
      const at = this.cursor.find(markup);
      // "\*" is the character after the backslash; an entity is one place.
      if (info === 'entity') gathered.addEncoded(markup, at);
      else gathered.add(content, at + markup.length - content.length);
    } else if (type === 'code_inline') {
      // A line break in it has become a space: word by word.
      for (const [index, word] of content.split(' ').entries()) {
        if (index > 0) gathered.add(' ', this.cursor.at);
        this.gather(gathered, word);
      }
    } else if (type === 'text') this.gather(gathered, content);
  }

  private image({ children }: Token, images: Block[]): void {
    const gathered = new BlockText();
    this.counts.image += 1;
    for (const child of children ?? []) this.gatherToken(gathered, child, images);
    const block = makeBlock('alt', `image ${this.counts.image} alt text`, gathered);
    if (block) images.push(block);
  }

  private gather(gathered: BlockText, text: string): void {
    if (text !== '') gathered.add(text, this.cursor.find(text));
  }
}
