import type { Reader } from '../../db/reader.ts';
import { searchOfPage, webOfPage } from './content-figures.ts';
import { type SummedWindows, viewSearch, viewWeb } from './summaries.ts';
import { sumWindow } from './summed-window.ts';
import type { Windows } from './window.ts';

/** The figures of one page; all unknown where its address is. */
export async function contentFigures(
  reader: Reader,
  { url, ...site }: { siteId: string; domain: string | null; url: string | null },
  windows: Windows,
) {
  if (url === null) {
    const none = unknown(windows);
    return { url, search_console: viewSearch(none), web: viewWeb(none) };
  }
  const page = { ...site, url };
  return {
    url,
    search_console: viewSearch(await searchOfPage(reader, page, windows)),
    web: viewWeb(await webOfPage(reader, page, windows)),
  };
}

function unknown({ main, compared }: Windows): SummedWindows<never> {
  return {
    main: sumWindow<never>([], null, main),
    compared: compared && sumWindow<never>([], null, compared),
  };
}
