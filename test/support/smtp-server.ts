import { createServer, type Server, type Socket } from 'node:net';

export type SmtpServer = {
  url: string;
  /** What was taken, whole: headers, an empty line, the text. */
  mails: { from: string; to: string; data: string }[];
  /** Answered to the next recipients in the place of 250. */
  refuseWith: string | null;
  [Symbol.dispose](): void;
};

/** A mail server of a few commands (RFC 5321), on a port of its own. */
export async function smtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const state: SmtpServer = {
    url: '',
    mails: [],
    refuseWith: null,
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  state.url = `smtp://127.0.0.1:${address.port}`;
  return state;
}

function converse(socket: Socket, state: SmtpServer): void {
  let [buffer, from, to, data] = ['', '', '', ''];
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.test ESMTP');
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    buffer += bytes.toString('utf8');
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (isData) {
        if (line !== '.') data += `${line.startsWith('..') ? line.slice(1) : line}\n`;
        else {
          isData = false;
          state.mails.push({ from, to, data });
          say('250 taken');
        }
        continue;
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'EHLO' || verb === 'HELO') say('250 mail.test');
      else if (verb === 'MAIL') say(((from = line.slice(10)), '250 ok'));
      else if (verb === 'RCPT') say(((to = line.slice(8)), state.refuseWith ?? '250 ok'));
      else if (verb === 'DATA') say(((isData = true), (data = ''), '354 go on'));
      else if (verb === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  });
}
