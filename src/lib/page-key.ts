/** What campaigns, mail and other sites append to an address: the page is the same without. */
const tracking = new RegExp(
  `^(?:${[
    '(?:utm|mtm|pk|piwik|matomo)_\\w+',
    '[gdymtw]?clid|twclid|ttclid|msclkid|fbclid|gclsrc|[gw]braid|gad_\\w+|srsltid|s_kwcid|ef_id',
    '_g[al]|mc_[ce]id|mkt_tok|_hs(?:enc|mi)|hsctatracking|igshid|igsh|li_fat_id|epik|vero_id',
  ].join('|')})$`,
);

/** What servers answer a folder with. */
const folderPage = /\/(?:index|default)\.(?:html?|php|aspx?|jsp)$/;

/**
 * By what an address is known as one page, however it is written: scheme, "www.", letter case, the
 * last slashes, the file that a folder stands for, the fragment, campaign parameters and the way in
 * which characters are encoded do not count; other parameters do. Every place that joins pages uses
 * this. For keys alone: what is shown is the address as it was met.
 */
export function pageKey(address: string): string {
  const text = address.trim();
  const isPath = text.startsWith('/');
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`);
  // A path without a host, as web analytics report pages.
  if (isPath) return pathKey(URL.parse(`http://site${text.replace(/^\/+/, '/')}`), text);
  if (url === null) return withoutSlashes(text.toLowerCase().replace(/#[^]*$/, ''));
  const host = url.host.replace(/^www\./, '').replace(/\.?(?::(?:80|443))?$/, '');
  return `${host.toLowerCase()}${pathKey(url, text)}`;
}

function pathKey(url: URL | null, text: string): string {
  if (url === null) return withoutSlashes(text.toLowerCase().replace(/#[^]*$/, ''));
  const rest = url.search
    .slice(1)
    .split('&')
    .map((pair) => plain(pair.replaceAll('+', '%20')))
    .filter((pair) => pair !== '' && !tracking.test(pair.split('=')[0] ?? ''))
    .sort();
  const query = rest.length === 0 ? '' : `?${rest.join('&')}`;
  const path = withoutSlashes(plain(url.pathname)).replace(folderPage, '');
  return `${withoutSlashes(path)}${query}`;
}

/** Characters as they are read, but for those that part an address, which stay encoded. */
function plain(encoded: string): string {
  const read = encoded.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run).replaceAll(/[/?#&=+%\s]/g, (mark) => encodeURIComponent(mark));
    } catch {
      return run;
    }
  });
  return read.normalize('NFC').toLowerCase();
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
