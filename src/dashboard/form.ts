import { problem } from '../problem.ts';

/** Of a form without files; the longest article is far below. */
const maxFormBytes = 1024 * 1024;

/** The fields of a form. A field that was not sent reads as ''. */
export type Form = {
  text(name: string): string;
  /** Every value of a field that may be there more than once, such as boxes of a list. */
  all(name: string): string[];
  has(name: string): boolean;
};

/** Throws a 413 or a 415, and a 400 for text that is no text. */
export async function readForm(request: Request, limit = maxFormBytes): Promise<Form> {
  const fields = new URLSearchParams(await readText(request, limit));
  return {
    text: (name) => clean(fields.get(name) ?? ''),
    all: (name) => fields.getAll(name).map(clean),
    has: (name) => fields.has(name),
  };
}

async function readText(request: Request, limit: number): Promise<string> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined || type === '') return '';
  if (type !== 'application/x-www-form-urlencoded') {
    throw problem('unsupported_media_type', 'Send the form as application/x-www-form-urlencoded.');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const body = (request.body ?? []) as unknown as AsyncIterable<Uint8Array>;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw problem('payload_too_large', `A form is at most ${limit} bytes.`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Forms send line ends as CR LF; U+0000 and half a surrogate pair are no text. */
function clean(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed();
}
