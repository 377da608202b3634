import { pageHeaders } from './html.tsx';

/** A file that the browser saves and never shows. `name` is ours: letters, digits, dots, dashes. */
export function download(name: string, type: string, text: string): Response {
  const headers = {
    ...pageHeaders,
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Disposition': `attachment; filename="${name}"`,
  };
  return new Response(text, { headers });
}
