import { Marked, type Token, type Tokens } from 'marked';
import { countWords } from '../../../writing/html/count-words.ts';
import type { Page } from './page.ts';

const markdown = new Marked({ gfm: true, breaks: false });

/** The parts of an article in Markdown, as plain text. Links keep their words, HTML goes. */
export function readPage(source: string, articleTitle: string): Page {
  let title: string | null = null;
  const headings: string[] = [];
  const paragraphs: string[] = [];
  const lines: string[] = [];
  const questions: { question: string; answer: string }[] = [];
  let asked: { question: string; answer: string[] } | null = null;
  const close = (): void => {
    if (asked && asked.answer.length > 0) {
      questions.push({ question: asked.question, answer: asked.answer.join(' ') });
    }
    asked = null;
  };
  for (const token of markdown.lexer(source)) {
    const shown = linesOf(token);
    lines.push(...shown);
    const [text = ''] = shown;
    if (token.type === 'heading') {
      close();
      if (token.depth === 1 && title === null) title = text;
      else headings.push(text);
      if (text.endsWith('?')) asked = { question: text, answer: [] };
    } else if (shown.length > 0) {
      if (token.type === 'paragraph' && !isCaption(text)) paragraphs.push(text);
      if (token.type !== 'table' && !isCaption(text)) asked?.answer.push(...shown);
    }
  }
  close();
  const wordCount = countWords(source);
  return { title: title || articleTitle, headings, paragraphs, lines, questions, wordCount };
}

/** The line above a table: as the HTML has it, that is no paragraph. */
function isCaption(text: string): boolean {
  return text.startsWith('Table: ');
}

function linesOf(token: Token): string[] {
  if (token.type === 'list') {
    return (token as Tokens.List).items.flatMap((item) => plain(item.tokens));
  }
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].map((cells) => cells.map((cell) => plain(cell.tokens)[0]).join(' | '));
  }
  if (token.type === 'blockquote') return (token.tokens ?? []).flatMap(linesOf);
  return token.type === 'heading' || token.type === 'paragraph' ? plain(token.tokens ?? []) : [];
}

/** One line of plain words; none where nothing is left. */
function plain(tokens: readonly Token[]): string[] {
  const text = tokens.map(wordsIn).join('').replace(/\s+/g, ' ').trim();
  return text === '' ? [] : [text];
}

function wordsIn(token: Token): string {
  if (token.type === 'html') return ' ';
  if (token.type === 'br') return ' ';
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (inner && inner.length > 0) return inner.map(wordsIn).join('');
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
