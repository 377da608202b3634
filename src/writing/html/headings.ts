import { slug } from '../facts/stock-facts.ts';

export type Heading = { level: number; id: string; html: string };

/**
 * Gives every heading an id of its own, keeps the first h1 only (later ones become h2) and lets no
 * level be skipped. `html` has been through the sanitiser, so that headings carry no attributes.
 */
export function addHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const used = new Map<string, number>();
  let last = 0;
  const numbered = html.replace(
    /<h([1-4])>([\s\S]*?)<\/h\1>/g,
    (_whole, digit: string, inner: string) => {
      const text = inner.replace(/<\/?a\b[^>]*>/g, '');
      const asked = Number(digit);
      const isSecondTitle = asked === 1 && headings.some((heading) => heading.level === 1);
      const level = Math.min(isSecondTitle ? 2 : asked, last + 1);
      const id = freeId(slug(decoded(text)) || 'section', used);
      last = level;
      headings.push({ level, id, html: text });
      return `<h${level} id="${id}">${text}</h${level}>`;
    },
  );
  return { html: numbered, headings };
}

/** The id that the first heading with this text gets, for links from the same page. */
export function anchorOf(heading: string): string {
  return freeId(slug(heading) || 'section', new Map());
}

/**
 * An id starts with a letter, so that it is also a valid CSS name. `used` holds the number that
 * each id was last given with: ten thousand equal headings must not try ten thousand ids each.
 */
function freeId(wanted: string, used: Map<string, number>): string {
  const base = /^\p{L}/u.test(wanted) ? wanted : `s-${wanted}`;
  let copy = used.get(base) ?? 0;
  let id = base;
  do {
    copy += 1;
    id = copy === 1 ? base : `${base}-${copy}`;
  } while (id !== base && used.has(id));
  used.set(base, copy);
  if (id !== base) used.set(id, 1);
  return id;
}

function decoded(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&\w+;|&#\d+;/g, ' ');
}
