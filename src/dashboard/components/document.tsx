import type { ComponentChildren } from 'preact';
import type { Theme } from '../../../schema/tables/users.ts';
import { assetPaths } from '../assets/paths.ts';
import type { Words } from '../words/index.ts';

type Props = {
  title: string;
  language: string;
  theme: Theme;
  hasShortcuts: boolean;
  words: Words;
  children: ComponentChildren;
};

const htmxConfig = JSON.stringify({ includeIndicatorCSS: false, extensions: 'sse' });

/** Everything around what a page shows. */
export function Document({ title, language, theme, hasShortcuts, words, children }: Props) {
  const paths = assetPaths();
  return (
    <html lang={language} data-theme={theme}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="htmx-config" content={htmxConfig} />
        <title>{`${title} · Forecourt`}</title>
        <link rel="icon" href={paths.logo} type="image/svg+xml" />
        <link rel="preload" href={paths.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={paths.style} />
        <script src={paths.htmx} defer />
        <script src={paths.script} type="module" />
      </head>
      <body data-keys={hasShortcuts ? 'on' : 'off'} data-away={words.common.serverAway}>
        <a class="skip" href="#main">
          {words.common.skipToContent}
        </a>
        {children}
        <div class="toasts" />
        <p class="sr-only" id="status" role="status" />
      </body>
    </html>
  );
}
