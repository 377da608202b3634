import { type MarkdownElement, walkMarkdown } from './markdown-tree.ts';
import { isPhotoUrl, noPhotos, photoMarkdown, type Photos } from './photo.ts';
import { isSafeLink } from './safe-link.ts';
import { sanitise } from './sanitise.ts';

/** What an element holds, while it is being read: text that runs, and blocks. */
type Frame = { element: MarkdownElement; inline: string; blocks: string[] };

/** Deeper quotes and lists lose their mark and keep their text. */
const maxDepth = 20;
const containers = new Set(['blockquote', 'ul', 'ol']);
const cellTypes = new Set(['th', 'td']);
/** Raw HTML that goes with what stands in it, as in the HTML of the text. */
const dropped = /^<(script|style|textarea|option|noscript|iframe)\b/i;

/** Writes a text anew from what a parser read in it, with everything unsafe left out. */
export function rewriteMarkdown(source: string, photos: Photos = noPhotos): string {
  const root: Frame = { element: { type: 'root', props: {} }, inline: '', blocks: [] };
  const stack = [root];
  let depth = 0;
  let until: string | null = null;
  walkMarkdown(source, {
    open(element) {
      if (containers.has(element.type)) depth += 1;
      stack.push({ element, inline: '', blocks: [] });
    },
    text(text, isHtml) {
      const top = stack.at(-1) ?? root;
      const isRaw = ['code', 'pre', 'html'].includes(top.element.type);
      if (until !== null) {
        if (isHtml && text.toLowerCase().startsWith(`</${until}`)) until = null;
      } else if (isRaw) top.inline += text;
      else if (isHtml) until = dropped.exec(text)?.[1]?.toLowerCase() ?? null;
      else top.inline += escaped(text);
    },
    close({ type }) {
      const frame = stack.pop() ?? root;
      const parent = stack.at(-1) ?? root;
      const isShallow = depth <= maxDepth;
      if (containers.has(type)) depth -= 1;
      const inline = inlineOf(frame, photos);
      if (inline !== null) parent.inline = joined(parent.inline, inline);
      else {
        until = null;
        closeText(parent);
        parent.blocks.push(...blocksOf(frame, isShallow));
      }
    },
  });
  closeText(root);
  return `${root.blocks.join('\n\n')}\n`;
}

/** An exclamation mark before a link would make a picture of it. */
function joined(text: string, inline: string): string {
  return text.endsWith('!') && inline.startsWith('[')
    ? `${text.slice(0, -1)}\\!${inline}`
    : text + inline;
}

/** Null for a block. */
function inlineOf({ element: { type, props }, inline }: Frame, photos: Photos): string | null {
  const mark = { em: '*', strong: '**', del: '~~' }[type];
  if (mark !== undefined) return /^\s|\s$|^$/.test(inline) ? inline : `${mark}${inline}${mark}`;
  if (type === 'br') return '\\\n';
  if (type === 'img') return photoOf(props, photos);
  if (type === 'code') {
    return holdsTag(inline) ? escaped(inline) : fenced(inline.replaceAll('\n', ' '), ' ');
  }
  if (type !== 'a') return null;
  const { href = '' } = props;
  return isSafeLink(href) ? `[${inline}](${address(href)})` : inline;
}

function photoOf({ src = '', alt = '' }: MarkdownElement['props'], photos: Photos): string {
  const isShown = photos.has(src) && isPhotoUrl(src);
  return isShown ? photoMarkdown(escaped(alt.replace(/[[\]]/g, '')), src) : '';
}

/** Without what would end it, and without brackets, which others may take for a tag. */
function address(href: string): string {
  const parentheses: Record<string, string> = { '(': '%28', ')': '%29' };
  return href.replace(/[\s<>\\()]/g, (one) => parentheses[one] ?? encodeURIComponent(one));
}

/** A tight list item holds text beside its blocks. */
function closeText(frame: Frame): void {
  const text = paragraph(frame.inline);
  frame.inline = '';
  if (text !== '') frame.blocks.push(text);
}

function blocksOf(frame: Frame, isShallow: boolean): string[] {
  const { element, inline } = frame;
  const { type, props } = element;
  const level = /^h([1-6])$/.exec(type)?.[1];
  if (level !== undefined) return [`${'#'.repeat(Number(level))} ${oneLine(inline)}`];
  if (cellTypes.has(type)) return [oneLine(inline) || ' '];
  if (type === 'pre' && holdsTag(inline)) return [paragraph(escaped(inline.trimEnd()))];
  if (type === 'pre') return [fenced(inline.replace(/\n$/, ''), '\n', '```')];
  if (type === 'hr') return ['---'];
  if (type === 'tr') return [`| ${frame.blocks.join(' | ')} |`];
  if (type === 'thead') {
    const [head = ''] = frame.blocks;
    const columns = element.props.children?.[0];
    const count = typeof columns === 'object' ? (columns.props.children?.length ?? 0) : 0;
    return [`${head}\n|${' --- |'.repeat(count)}`];
  }
  if (type === 'table' || type === 'tbody') return [frame.blocks.join('\n')];
  if (type === 'html') return [paragraph(escaped(textOfHtml(inline)))].filter((one) => one !== '');
  closeText(frame);
  if (!isShallow) return frame.blocks;
  if (type === 'blockquote') return [prefixed(frame.blocks.join('\n\n'), '> ', '> ')];
  if (type === 'ul') return [frame.blocks.map((one) => prefixed(one, '- ', '  ')).join('\n')];
  if (type === 'ol') {
    const items = frame.blocks.map((one, at) => {
      const mark = `${(props.start ?? 1) + at}. `;
      return prefixed(one, mark, ' '.repeat(mark.length));
    });
    return [items.join('\n')];
  }
  const isTask = type === 'li' && props.checked !== undefined;
  const task = isTask ? `[${props.checked ? 'x' : ' '}] ` : '';
  return type === 'li' ? [task + frame.blocks.join('\n\n')] : frame.blocks;
}

/**
 * Where a code span begins, parsers differ (after a bare address, for one): code that would be HTML
 * outside of it becomes plain text.
 */
function holdsTag(code: string): boolean {
  return /<[a-z/!?]/i.test(code);
}

/** What a reader would see of raw HTML. */
function textOfHtml(html: string): string {
  return sanitise(html)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]~|]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}

/** No line of it begins like another block. */
function paragraph(inline: string): string {
  return inline
    .trim()
    .split('\n')
    .map((line) => {
      return line
        .trimStart()
        .replace(/^[#>+=:-]/, '\\$&')
        .replace(/^(\d{1,9})([.)])/, '$1\\$2');
    })
    .join('\n');
}

function oneLine(inline: string): string {
  return inline.replaceAll('\\\n', ' ').replace(/\s+/g, ' ').trim();
}

/** Between more backticks than it holds in a row. */
function fenced(text: string, space: string, least = '`'): string {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(Math.max(longest + 1, least.length));
  return `${fence}${space}${text}${space}${fence}`;
}

function prefixed(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, at) => `${at === 0 ? first : rest}${line}`.trimEnd())
    .join('\n');
}
