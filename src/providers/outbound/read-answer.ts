import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Answer } from '../call.ts';

/**
 * Reads at most `maxBytes` of the body, then drops the connection: a receiver cannot make us hold
 * or carry more. Rejects when the connection ends before the answer does, or when the file that
 * the body is to be saved to cannot be written.
 */
export async function readAnswer(
  response: IncomingMessage,
  maxBytes: number,
  saveTo?: string,
): Promise<Answer> {
  const body = saveTo === undefined ? heldBody() : await savedBody(saveTo);
  let bytes = 0;
  let truncated = false;
  try {
    for await (const chunk of response) {
      const part: Uint8Array = chunk.subarray(0, maxBytes - bytes);
      await body.add(part);
      bytes += part.length;
      truncated = part.length < chunk.length;
      // Leaving the loop destroys the response and with it the connection.
      if (truncated) break;
    }
  } finally {
    await body.close();
  }
  return {
    kind: 'answered',
    status: response.statusCode ?? 0,
    headers: headersOf(response),
    body: body.held(),
    truncated,
  };
}

type Body = {
  add(part: Uint8Array): Promise<void>;
  close(): Promise<void>;
  held(): Uint8Array;
};

function heldBody(): Body {
  const chunks: Uint8Array[] = [];
  return {
    add: async (part) => void chunks.push(part),
    close: async () => undefined,
    held: () => new Uint8Array(Buffer.concat(chunks)),
  };
}

async function savedBody(path: string): Promise<Body> {
  const file = await open(path, 'w', 0o600);
  return {
    add: async (part) => void (await file.writeFile(part)),
    close: () => file.close(),
    held: () => new Uint8Array(0),
  };
}

function headersOf(response: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return headers;
}
