import type { IncomingMessage } from 'node:http';
import type { Answer } from '../call.ts';

/**
 * Reads at most `maxBytes` of the body, then drops the connection: a receiver cannot make us hold
 * or carry more. Rejects when the connection ends before the answer does.
 */
export async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<Answer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let truncated = false;
  for await (const chunk of response) {
    const part: Uint8Array = chunk.subarray(0, maxBytes - bytes);
    chunks.push(part);
    bytes += part.length;
    truncated = part.length < chunk.length;
    // Leaving the loop destroys the response and with it the connection.
    if (truncated) break;
  }
  return {
    kind: 'answered',
    status: response.statusCode ?? 0,
    headers: headersOf(response),
    body: new Uint8Array(Buffer.concat(chunks)),
    truncated,
  };
}

function headersOf(response: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return headers;
}
