/**
 * A page a browser can open: it asks the API for the article's HTML with the demo's key. Only on
 * this machine, and only while the demo runs.
 */
export function startPreview(apiUrl: string, key: string): { url: string; stop(): Promise<void> } {
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch(request) {
      const id = new URL(request.url).pathname.slice(1);
      if (!/^[0-9a-f-]{36}$/.test(id)) return new Response('No such article.', { status: 404 });
      return fetch(`${apiUrl}/content/${id}/html`, {
        headers: { 'X-API-Key': key, Accept: 'text/html' },
      });
    },
  });
  return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) };
}
