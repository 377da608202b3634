import { sha256Base64 } from '../../../lib/hash.ts';
import { markup, type Html, trusted } from './markup.ts';
import { style } from './style.ts';

/** Result pages stop there; nobody finds this one, but tabs and bookmarks show it. */
const maxTitle = 70;

export type Frame = {
  status: number;
  title: string;
  body: Html;
  /** Where pictures of the page lie; nothing else is loaded from anywhere. */
  photoSources?: readonly string[];
  headers?: Readonly<Record<string, string>>;
};

const styleHash = sha256Base64(style);

/** A whole page that runs nothing, and loads nothing but the photos it shows. */
export function framed({ status, title, body, photoSources = [], headers }: Frame): Response {
  const page = markup`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="same-origin">
<title>${shortened(title)}</title>
<style>${trusted(style)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${body}
</body>
</html>
`;
  return new Response(page.text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(photoSources),
      // With "no-referrer" a browser would send the form with the Origin "null".
      'Referrer-Policy': 'same-origin',
      'X-Robots-Tag': 'noindex, nofollow, noarchive',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cache-Control': 'no-store',
      Vary: 'Origin',
      ...headers,
    },
  });
}

function policy(photoSources: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `img-src ${photoSources.length === 0 ? "'none'" : photoSources.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function shortened(title: string): string {
  if (title.length <= maxTitle) return title;
  const cut = title.slice(0, maxTitle - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,:;–-]+$/, '')}…`;
}
