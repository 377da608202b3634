import { plugin } from 'bun';

/**
 * Run from its source, the program is read with the tsconfig.json of the working directory, and
 * where that is not ours Bun takes the JSX of pages for React's: here it finds Preact's under that
 * name. The compiled file knows what it needs since it was built.
 */
export function useOwnJsx(): void {
  plugin({
    name: 'JSX of pages',
    setup(builder) {
      for (const name of ['react/jsx-runtime', 'react/jsx-dev-runtime']) {
        builder.module(name, async () => {
          return { exports: await import('preact/jsx-runtime'), loader: 'object' };
        });
      }
    },
  });
}
