import { bodyTimeoutMs, readBytes } from '../http/body.ts';
import { second } from '../lib/clock.ts';
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

/** Throws a 408, a 413 or a 415, and a 400 for text that is no text. */
export async function readForm(
  request: Request,
  limit = maxFormBytes,
  patienceMs = bodyTimeoutMs,
): Promise<Form> {
  const fields = new URLSearchParams(await readText(request, limit, patienceMs));
  return {
    text: (name) => clean(fields.get(name) ?? ''),
    all: (name) => fields.getAll(name).map(clean),
    has: (name) => fields.has(name),
  };
}

/** A form with files, `<form enctype="multipart/form-data">`, of at most `limit` bytes in all. */
export async function readUpload(
  request: Request,
  limit: number,
): Promise<{ form: Form; file(name: string): File | null }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw problem('unsupported_media_type', 'Send the form as multipart/form-data.');
  }
  const bytes = await readForTime(request, limit);
  const fields = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw problem('validation_error', 'The form was cut off before its end.');
    });
  const texts = (name: string) => fields.getAll(name).filter((one) => typeof one === 'string');
  return {
    form: {
      text: (name) => clean(texts(name)[0] ?? ''),
      all: (name) => texts(name).map(clean),
      has: (name) => fields.has(name),
    },
    /** Null where none was chosen, which browsers send as an empty one. */
    file(name) {
      const found = fields.get(name);
      return found instanceof File && found.size > 0 ? found : null;
    },
  };
}

async function readText(request: Request, limit: number, patienceMs: number): Promise<string> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type === undefined || type === '') return '';
  if (type !== 'application/x-www-form-urlencoded') {
    throw problem('unsupported_media_type', 'Send the form as application/x-www-form-urlencoded.');
  }
  return new TextDecoder().decode(await readForTime(request, limit, patienceMs));
}

/** A trickle would hold the connection, and a session that has been ended meanwhile, for hours. */
const minBytesPerSecond = 64 * 1024;

async function readForTime(
  request: Request,
  limit: number,
  patienceMs = bodyTimeoutMs,
): Promise<Uint8Array<ArrayBuffer>> {
  const sendingMs = (limit / minBytesPerSecond) * second;
  return Uint8Array.from(await readBytes(request, patienceMs + sendingMs, limit));
}

/** Forms send line ends as CR LF; U+0000 and half a surrogate pair are no text. */
function clean(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\0', '').toWellFormed();
}
