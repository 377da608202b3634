import { bad, type Check, good } from './check.ts';

/** Whether serve could listen, or does. */
export const portCheck: Check = {
  name: 'port',
  examine({ config: { host, port }, server }) {
    if (port === 0) return good('A free port is taken at each start (PORT is 0).');
    if (server?.url && Number(new URL(server.url).port || 80) === port) {
      return good(`Our own server (process ${server.pid}) listens on ${server.url}.`);
    }
    const code = tryToListen(host, port);
    if (code === null) return good(`Port ${port} on ${host} is free.`);
    const reasons: Record<string, string> = {
      EADDRINUSE: 'is taken by another program. Stop that program, or set PORT.',
      EACCES: 'may not be used by this user. Set PORT to 1024 or more.',
      EADDRNOTAVAIL: 'is not there: this machine has no such address. Set HOST.',
    };
    return bad(`Port ${port} on ${host} ${reasons[code] ?? `cannot be used (${code}).`}`);
  },
};

/** Null, or the system's code for why not. */
function tryToListen(hostname: string, port: number): string | null {
  try {
    Bun.listen({ hostname, port, socket: { data() {} } }).stop(true);
    return null;
  } catch (error) {
    const { code } = error as { code?: string };
    return code ?? String(error);
  }
}
