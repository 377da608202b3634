/** The floor: what a server that does nothing costs on this machine. */
const body = JSON.stringify({ data: { status: 'ok' } });
const server = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch: () => new Response(body, { headers: { 'content-type': 'application/json' } }),
});
process.stdout.write(`${JSON.stringify({ listening: server.url.origin })}\n`);
