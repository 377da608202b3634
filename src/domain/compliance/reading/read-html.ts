import { DomUtils, parseDocument } from 'htmlparser2';
import { BlockText } from './block-text.ts';
import type { Block, BlockKind, HtmlDocument } from './content.ts';
import { readStructuredData } from './structured-data.ts';
import { makeBlock } from './make-block.ts';

type Node = HtmlDocument['children'][number];

/** Elements that stand inside a line of text; every other element ends the block before it. */
const inline = new Set(
  (
    'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small ' +
    'span strike strong sub sup time tt u var wbr'
  ).split(' '),
);
/** Node.TEXT_NODE of the DOM. */
const textNode = 3;
const unread = new Set(['script', 'style', 'template', 'head', 'svg', 'math', 'iframe', 'object']);
const kinds: Readonly<Record<string, BlockKind>> = {
  li: 'item',
  td: 'cell',
  th: 'cell',
  caption: 'caption',
  figcaption: 'caption',
};

export function parseHtml(source: string): HtmlDocument {
  return parseDocument(source, { withStartIndices: true, withEndIndices: true });
}

export function readHtml(source: string, document: HtmlDocument): Block[] {
  const reading = new HtmlReading(source);
  reading.readHead(document);
  for (const node of document.children) reading.visit(node);
  reading.close();
  return reading.blocks;
}

class HtmlReading {
  readonly blocks: Block[] = [];
  private open = new BlockText();
  private kind: BlockKind = 'paragraph';
  private around = '';
  private readonly counts = { paragraph: 0, heading: 0, caption: 0, image: 0, list: 0, table: 0 };
  private readonly lists: { number: number; items: number }[] = [];
  private table: { number: number; rows: number; around: string } | null = null;

  constructor(private readonly source: string) {}

  /** Title, meta description and JSON-LD, wherever they stand. */
  readHead(document: HtmlDocument): void {
    for (const element of DomUtils.findAll((one) => headNames.has(one.name), document.children)) {
      const { name, attribs } = element;
      if (name === 'title') this.addText('title', 'title', element.children);
      if (name === 'meta' && isDescription(attribs)) {
        this.addWhole('meta', 'meta description', attribs.content ?? '', element.startIndex);
      }
      if (name === 'script' && attribs.type === 'application/ld+json') {
        const found = readStructuredData(DomUtils.textContent(element));
        for (const { field, text } of found) {
          this.addWhole('data', `JSON-LD ${field}`, text, element.startIndex);
        }
      }
    }
  }

  visit(node: Node): void {
    if (node.nodeType === textNode) {
      const start = node.startIndex ?? 0;
      this.open.addEncoded(this.source.slice(start, (node.endIndex ?? 0) + 1), start);
      return;
    }
    if (!('name' in node) || !('children' in node)) return;
    const { name, attribs } = node;
    if (name === 'img') return this.image(attribs, node.startIndex);
    if (name === 'br') return this.open.add('\n', node.startIndex ?? 0);
    if (unread.has(name)) return;
    if (inline.has(name)) return node.children.forEach((child) => this.visit(child));
    this.close();
    this.enter(node);
  }

  /** Ends the block that is being gathered. */
  close(): void {
    const { open, kind } = this;
    this.open = new BlockText();
    if (open.text.trim() === '') return;
    const block = makeBlock(kind, this.nextPlace(kind), open, this.around);
    if (block) this.blocks.push(block);
  }

  private enter(element: Extract<Node, { attribs: object }>): void {
    const { name, children } = element;
    const before = { kind: this.kind, around: this.around, table: this.table };
    const isList = name === 'ul' || name === 'ol';
    if (isList) this.lists.push({ number: (this.counts.list += 1), items: 0 });
    if (name === 'li' && this.lists.length > 0) lastOf(this.lists).items += 1;
    if (name === 'table') this.table = this.newTable(element);
    if (name === 'tr' && this.table) this.table.rows += 1;
    this.kind = /^h[1-6]$/.test(name) ? 'heading' : (kinds[name] ?? this.kind);
    if (this.kind === 'cell') this.around = this.table?.around ?? '';
    for (const child of children) this.visit(child);
    this.close();
    if (isList) this.lists.pop();
    Object.assign(this, before);
  }

  private newTable(element: Extract<Node, { attribs: object }>) {
    const heads = DomUtils.findAll(
      (one) => one.name === 'th' || one.name === 'caption',
      element.children,
    );
    const gathered = new BlockText();
    for (const head of heads) gathered.add(`${DomUtils.textContent(head)} `, 0);
    return { number: (this.counts.table += 1), rows: 0, around: gathered.text };
  }

  private image(attribs: Record<string, string>, at: number | null): void {
    this.counts.image += 1;
    const place = `image ${this.counts.image} alt text`;
    this.addWhole('alt', place, attribs.alt ?? '', at);
  }

  private addText(kind: BlockKind, place: string, children: Node[]): void {
    const gathered = new BlockText();
    for (const child of children) {
      const start = child.startIndex ?? 0;
      gathered.addEncoded(this.source.slice(start, (child.endIndex ?? 0) + 1), start);
    }
    this.push(makeBlock(kind, place, gathered));
  }

  /** Text from an attribute, which as a whole stands where its element does. */
  private addWhole(kind: BlockKind, place: string, text: string, at: number | null): void {
    const gathered = new BlockText();
    gathered.add(text, at ?? 0);
    const block = makeBlock(kind, place, gathered);
    const start = at ?? 0;
    this.push(block && { ...block, sourceOf: () => ({ start, end: start + 1 }) });
  }

  private push(block: Block | null): void {
    if (block) this.blocks.push(block);
  }

  private nextPlace(kind: BlockKind): string {
    if (kind === 'item' && this.lists.length > 0) {
      const { number, items } = lastOf(this.lists);
      return `list ${number}, item ${items}`;
    }
    if (kind === 'cell' && this.table) return `table ${this.table.number}, row ${this.table.rows}`;
    const counted = kind === 'heading' || kind === 'caption' ? kind : 'paragraph';
    return `${counted} ${(this.counts[counted] += 1)}`;
  }
}

const headNames: ReadonlySet<string> = new Set(['title', 'meta', 'script']);

function isDescription(attribs: Record<string, string>): boolean {
  return /^(?:og:|twitter:)?description$/i.test(attribs.name ?? attribs.property ?? '');
}

function lastOf<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (last === undefined) throw new Error('The list is empty.');
  return last;
}
