/** Where to go after signing in: a page of the dashboard and nothing else, whatever was asked. */
export function safeNext(asked: string | null): string {
  if (asked === null || !/^\/app(?:[/?]|$)/.test(asked)) return '/app';
  // Browsers read a backslash as a slash, and drop tabs and line ends.
  if (/[\\\s]|^\/\//.test(asked)) return '/app';
  const parsed = URL.parse(asked, 'http://localhost');
  if (parsed?.origin !== 'http://localhost' || !/^\/app(?:\/|$)/.test(parsed.pathname)) {
    return '/app';
  }
  return parsed.pathname + parsed.search;
}
