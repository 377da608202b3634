import { origin, type PageReply, type Visitor } from './visitor.ts';

/** Sends a form with files, as a browser does. */
export function sendFiles(
  visitor: Visitor,
  path: string,
  fields: Record<string, string | File>,
): Promise<PageReply> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { 'sec-fetch-site': 'same-origin', origin, referer: origin + path };
  return visitor.send(path, { method: 'POST', headers, body });
}
