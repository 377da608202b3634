import { Marked, type Token, type Tokens } from 'marked';
import { BlockText } from './block-text.ts';
import type { Block, BlockKind } from './content.ts';
import { makeBlock } from './make-block.ts';
import { isTooDeep, withoutTags } from './nesting.ts';
import { parseHtml, readHtml } from './read-html.ts';
import { readPlain } from './read-plain.ts';

const markdown = new Marked({ gfm: true, breaks: false });

export function markdownToHtml(source: string): string {
  return markdown.parse(withoutRuns(source), { async: false });
}

export function readMarkdown(source: string): Block[] {
  const reading = new MarkdownReading(source);
  reading.readAll(markdown.lexer(withoutRuns(source)));
  return reading.blocks;
}

/**
 * Long runs of one mark with blanks in their place: they say nothing, and the parser's time grows
 * with their square (ten seconds for 100,000 exclamation marks).
 */
function withoutRuns(source: string): string {
  return source.replace(/([^\p{L}\p{N}\s])\1{99,}/gu, (run) => ' '.repeat(run.length));
}

/** Walks the tokens in the order of the text, with a cursor in the source. */
class MarkdownReading {
  readonly blocks: Block[] = [];
  private cursor = 0;
  private readonly counts = { paragraph: 0, heading: 0, list: 0, table: 0, image: 0, html: 0 };
  private item: string | null = null;

  constructor(private readonly source: string) {}

  readAll(tokens: readonly Token[]): void {
    for (const token of tokens) this.read(token);
  }

  private read(token: Token): void {
    switch (token.type) {
      case 'heading':
        return this.block('heading', `heading ${(this.counts.heading += 1)}`, token.tokens ?? []);
      case 'paragraph':
      case 'text':
      case 'checkbox':
        return this.text(token);
      case 'blockquote':
        return this.readAll(token.tokens ?? []);
      case 'list':
        return this.list(token as Tokens.List);
      case 'table':
        return this.table(token as Tokens.Table);
      case 'code':
        return this.code(token as Tokens.Code);
      case 'html':
        return this.html(token.raw);
    }
  }

  private text(token: Token): void {
    const inner = ('tokens' in token && token.tokens) || [token];
    const place = this.item ?? `paragraph ${this.counts.paragraph + 1}`;
    const before = this.blocks.length;
    this.block(this.item === null ? 'paragraph' : 'item', place, inner);
    const last = this.blocks.slice(before).find((block) => block.place === place);
    if (last && this.item === null) this.counts.paragraph += 1;
  }

  private list({ items }: Tokens.List): void {
    const number = (this.counts.list += 1);
    const outer = this.item;
    items.forEach((item, index) => {
      this.item = `list ${number}, item ${index + 1}`;
      this.readAll(item.tokens);
    });
    this.item = outer;
  }

  private table({ header, rows }: Tokens.Table): void {
    const number = (this.counts.table += 1);
    const around = header.map((cell) => cell.text).join(' ');
    for (const [index, cells] of [header, ...rows].entries()) {
      for (const cell of cells) {
        this.block('cell', `table ${number}, row ${index + 1}`, cell.tokens, around);
      }
    }
  }

  private code({ text }: Tokens.Code): void {
    const gathered = new BlockText();
    this.gather(gathered, text);
    const block = makeBlock('paragraph', `paragraph ${this.counts.paragraph + 1}`, gathered);
    if (!block) return;
    this.counts.paragraph += 1;
    this.blocks.push(block);
  }

  /** Its blocks are numbered by themselves: "HTML 1, paragraph 2". */
  private html(raw: string): void {
    const start = this.find(raw);
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
    this.inline(gathered, tokens, images);
    const block = makeBlock(kind, place, gathered, around);
    if (block) this.blocks.push(block);
    this.blocks.push(...images);
  }

  private inline(gathered: BlockText, tokens: readonly Token[], images: Block[]): void {
    for (const token of tokens) {
      if (token.type === 'image') this.image(token as Tokens.Image, images);
      else if (token.type === 'br') gathered.add('\n', this.cursor);
      else if (token.type === 'html') {
        gathered.add(/^<br\b/i.test(token.raw) ? '\n' : '', this.find(token.raw));
      } else if ('tokens' in token && token.tokens) this.inline(gathered, token.tokens, images);
      else if (token.type !== 'checkbox' && 'text' in token) this.gather(gathered, token.text);
    }
  }

  private image({ text }: Tokens.Image, images: Block[]): void {
    const gathered = new BlockText();
    this.counts.image += 1;
    this.gather(gathered, text);
    const block = makeBlock('alt', `image ${this.counts.image} alt text`, gathered);
    if (block) images.push(block);
  }

  private gather(gathered: BlockText, text: string): void {
    // Line by line: the lines of a list or a quotation stand indented in the source.
    for (const line of text.split(/(?<=\n)/)) {
      const words = line.trim();
      const at = words === '' ? this.cursor : this.find(words);
      const lead = line.slice(0, line.indexOf(words));
      gathered.addEncoded(lead, at);
      gathered.addEncoded(words, at);
      gathered.addEncoded(line.slice(lead.length + words.length), at + words.length);
    }
  }

  /** Moves the cursor behind the next place of `raw`, and tells where that begins. */
  private find(raw: string): number {
    const at = this.source.indexOf(raw, this.cursor);
    if (at < 0) return this.cursor;
    this.cursor = at + raw.length;
    return at;
  }
}
