const marked = new WeakSet<Response>();

/**
 * Marks an answer whose body is made while it goes out, so that its last byte is its end. Nothing
 * tells it from the answer alone: to ask a Response for its body turns any body into a stream.
 */
export function streamed(response: Response): Response {
  if (response.body !== null) marked.add(response);
  return response;
}

export function isStreamed(answer: unknown): boolean {
  return answer instanceof Response && marked.has(answer);
}

export type StreamEnd = { bytes: number; isWhole: boolean };

/**
 * The same bytes; `onEnd` is told once, when the last has been taken, the reader has gone away, or
 * the source has failed.
 */
export function countedStream(
  source: ReadableStream<Uint8Array>,
  onEnd: (end: StreamEnd) => void,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let bytes = 0;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          onEnd({ bytes, isWhole: true });
          controller.close();
          return;
        }
        bytes += value.byteLength;
        controller.enqueue(value);
      } catch (error) {
        onEnd({ bytes, isWhole: false });
        controller.error(error);
      }
    },
    async cancel(reason) {
      onEnd({ bytes, isWhole: false });
      await reader.cancel(reason);
    },
  });
}
