import type { ComponentChildren, VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Document } from './components/document.tsx';
import { Frame } from './components/frame.tsx';
import { Said, type SaidName } from './components/said.tsx';
import { countsFor } from './counts.ts';
import { packed } from './pack.ts';
import type { PlaceName } from './navigation.ts';
import type { PersonVisit, Visit } from './visit.ts';

type Directives = Record<string, string>;

/** Nothing from anywhere else, nothing inline, no frames, and forms that lead nowhere else. */
const directives: Directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

function policy(changes: Directives = {}): string {
  return Object.entries({ ...directives, ...changes })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

export const pageHeaders = {
  'Content-Security-Policy': policy(),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  // `no-referrer` would make browsers send `Origin: null` with our own forms.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
  Vary: 'Cookie, Accept-Language, Accept-Encoding',
} as const;

const feedPicturePolicy = policy({ 'img-src': "'self' https:" });

export type PageOptions = {
  /** Of the browser's tab. */
  title: string;
  status?: number;
  /** A field is wrong: the title says so first. */
  isError?: boolean;
  headers?: Record<string, string>;
  /** Photos of feeds lie on other hosts: for pages of the stock alone. */
  hasFeedPictures?: boolean;
};

/**
 * A whole page of somebody who has signed in. `place` is where in the navigation it belongs,
 * `watch` what on it follows the stream of the store (`live/topics.ts`).
 */
export async function page(
  visit: PersonVisit,
  options: PageOptions & { place: PlaceName | null; watch?: readonly string[] },
  content: ComponentChildren,
): Promise<Response> {
  const counts = await countsFor(visit);
  return bare(
    visit,
    options,
    <Frame visit={visit} place={options.place} counts={counts} watch={options.watch ?? []}>
      <Said visit={visit} />
      {content}
    </Frame>,
  );
}

/** A whole page without the sidebar: before signing in, or where there is no store yet. */
export function bare(visit: Visit, options: PageOptions, content: VNode): Response {
  const { words, who, show } = visit;
  const { title, status = 200, isError } = options;
  const document = (
    <Document
      title={isError ? words.common.errorTitle(title) : title}
      language={show.language}
      theme={who?.user.theme ?? 'system'}
      hasShortcuts={who?.user.hasShortcuts ?? false}
      words={words}
    >
      {content}
    </Document>
  );
  const html = `<!DOCTYPE html>${renderToString(document)}`;
  return htmlAnswer(visit, html, status, {
    ...options.headers,
    ...(options.hasFeedPictures && { 'Content-Security-Policy': feedPicturePolicy }),
  });
}

/** A part of a page, for htmx: the same components, without the rest. */
export function part(visit: Visit, content: VNode, status = 200): Response {
  return htmlAnswer(visit, renderToString(content), status, {});
}

function htmlAnswer(
  { request }: Visit,
  html: string,
  status: number,
  changes: Record<string, string>,
): Response {
  const headers = new Headers({ ...pageHeaders, 'Content-Type': 'text/html; charset=utf-8' });
  for (const [name, value] of Object.entries(changes)) headers.set(name, value);
  return packed(request, html, status, headers);
}

/** The address of a page that says first what has been done: `seeOther(saying(path, 'saved'))`. */
export function saying(path: string, what: SaidName): string {
  return `${path}${path.includes('?') ? '&' : '?'}said=${what}`;
}

/** After a form: the browser asks for `path` next, so that a reload sends nothing again. */
export function seeOther(path: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { ...pageHeaders, ...headers, Location: path },
  });
}
