import { minute } from '../../src/lib/clock.ts';
import { type RawReply, rawConnection } from './raw-http.ts';
import { origin, type SharedPage, sharedPage } from './share-page.ts';

type Served = {
  page: SharedPage;
  url: string;
  /** Writes a whole request as bytes, a minute after the one before. */
  ask(method: string, path: string, lines?: string[], body?: string): Promise<RawReply | null>;
};

export const ours = `Origin: ${origin}`;
export const asJson = 'Content-Type: application/json';
export const asForm = 'Content-Type: application/x-www-form-urlencoded';

/** A shared page on a real listener, to which a test writes bytes that no client would. */
export async function served(): Promise<Served> {
  const page = await sharedPage();
  const { url } = page.app.app.listen(0);
  return {
    page,
    url,
    ask: async (method, path, lines = [ours], body = '') => {
      using connection = await rawConnection(url);
      const length = body === '' ? [] : [`Content-Length: ${body.length}`];
      const head = [`${method} ${path} HTTP/1.1`, 'Host: cars.example', ...lines, ...length];
      connection.write(`${head.join('\r\n')}\r\n\r\n${body}`);
      page.app.clock.advance(minute);
      return await connection.answer();
    },
  };
}
