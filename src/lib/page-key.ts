/** What campaigns append to an address: the page is the same without. */
const tracking =
  /^(?:utm_\w+|gclid|gbraid|wbraid|gad_source|fbclid|msclkid|dclid|mc_[ce]id|srsltid)$/;

/**
 * By what an address is known as one page, however it is written: scheme, "www.", letter case, the
 * last slashes, the fragment and campaign parameters do not count; other parameters do. Every
 * place that joins pages uses this. For keys alone: what is shown is the address as it was met.
 */
export function pageKey(address: string): string {
  const text = address.trim();
  const isPath = text.startsWith('/');
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`);
  // A path without a host, as web analytics report pages.
  if (isPath) return pathKey(URL.parse(`http://site${text.replace(/^\/+/, '/')}`), text);
  if (url === null) return withoutSlashes(text.toLowerCase().replace(/#[^]*$/, ''));
  const host = url.host.replace(/^www\./, '').replace(/:(?:80|443)$/, '');
  return `${host.toLowerCase()}${pathKey(url, text)}`;
}

function pathKey(url: URL | null, text: string): string {
  if (url === null) return withoutSlashes(text.toLowerCase().replace(/#[^]*$/, ''));
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !tracking.test(pair.split('=')[0]?.toLowerCase() ?? ''))
    .sort();
  const query = rest.length === 0 ? '' : `?${rest.join('&')}`;
  return `${withoutSlashes(url.pathname)}${query}`.toLowerCase();
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
