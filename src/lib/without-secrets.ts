/**
 * An address as people may read it: whoever hands out a feed often puts a key into its query or a
 * password before its host. What is no address stays as it is.
 */
export function withoutSecrets(address: string): string {
  const url = URL.parse(address);
  if (!url || url.host === '') return address;
  const hasUser = url.username !== '' || url.password !== '';
  const user = hasUser ? '…@' : '';
  return `${url.protocol}//${user}${url.host}${url.pathname}${shownQuery(url.search)}`;
}

/** Names without a value may be the secret themselves. */
function shownQuery(search: string): string {
  if (search === '') return '';
  const parts = search
    .slice(1)
    .split('&')
    .map((part) => {
      const equals = part.indexOf('=');
      return equals === -1 ? '…' : `${part.slice(0, equals)}=…`;
    });
  return `?${parts.join('&')}`;
}
