import { countWords } from '../../../writing/html/count-words.ts';
import { type MarkdownElement, walkMarkdown } from '../../../writing/html/markdown-tree.ts';
import type { Page } from './page.ts';

/** A heading, a paragraph, a list item or a table row in plain words. */
type Line = {
  kind: 'heading' | 'paragraph' | 'item' | 'row';
  text: string;
  /** Of a heading. */
  level: number;
  isQuoted: boolean;
};

/** The parts of an article in Markdown, as plain text. Links keep their words, HTML goes. */
export function readPage(source: string, articleTitle: string): Page {
  let title: string | null = null;
  const headings: string[] = [];
  const paragraphs: string[] = [];
  const questions: { question: string; answer: string }[] = [];
  let asked: { question: string; answer: string[] } | null = null;
  const close = (): void => {
    if (asked && asked.answer.length > 0) {
      questions.push({ question: asked.question, answer: asked.answer.join(' ') });
    }
    asked = null;
  };
  const lines = linesOf(source);
  for (const { kind, text, level, isQuoted } of lines) {
    if (kind === 'heading' && !isQuoted) {
      close();
      if (level === 1 && title === null) title = text;
      else headings.push(text);
      if (text.endsWith('?')) asked = { question: text, answer: [] };
    } else if (!isCaption(text)) {
      if (kind === 'paragraph' && !isQuoted) paragraphs.push(text);
      if (kind !== 'row') asked?.answer.push(text);
    }
  }
  close();
  return {
    title: title || articleTitle,
    headings,
    paragraphs,
    lines: lines.map(({ text }) => text),
    questions,
    wordCount: countWords(source),
  };
}

/** The line above a table: as the HTML has it, that is no paragraph. */
function isCaption(text: string): boolean {
  return text.startsWith('Table: ');
}

const heading = /^h[1-6]$/;

/** In the order of the text; a list item is one line with all that is in it. */
function linesOf(source: string): Line[] {
  const lines: Line[] = [];
  let [items, quotes, hidden] = [0, 0, 0];
  let words = '';
  let cells: string[] = [];
  const put = (kind: Line['kind'], text: string, level = 0): void => {
    const plain = text.replace(/\s+/g, ' ').trim();
    if (plain !== '') lines.push({ kind, text: plain, level, isQuoted: quotes > 0 });
    words = '';
  };
  walkMarkdown(source, {
    open({ type, props }) {
      if (isHidden(type)) hidden += 1;
      if (type === 'blockquote') quotes += 1;
      if (type === 'br') words += ' ';
      if (type === 'img') words += props.alt ?? '';
      if (type === 'li') {
        words = items === 0 ? '' : `${words} `;
        items += 1;
      } else if (isBlock(type)) words = items === 0 ? '' : `${words} `;
    },
    text(text, isHtml) {
      if (hidden === 0) words += isHtml ? ' ' : text;
    },
    close({ type }) {
      if (isHidden(type)) hidden -= 1;
      if (type === 'blockquote') quotes -= 1;
      if (type === 'li') {
        items -= 1;
        if (items === 0) put('item', words);
      } else if (items > 0) return;
      if (type === 'th' || type === 'td') cells.push(words.replace(/\s+/g, ' ').trim());
      if (type === 'tr') {
        put('row', cells.join(' | '));
        cells = [];
      }
      if (type === 'p') put('paragraph', words);
      if (heading.test(type)) put('heading', words, Number(type.slice(1)));
    },
  });
  return lines;
}

function isBlock(type: MarkdownElement['type']): boolean {
  return type === 'p' || type === 'th' || type === 'td' || heading.test(type);
}

/** Code and raw HTML are no text for readers. */
function isHidden(type: MarkdownElement['type']): boolean {
  return type === 'pre' || type === 'html';
}
