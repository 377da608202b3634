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
  let hasEnded = false;
  function end(isWhole: boolean): void {
    hasEnded = true;
    onEnd({ bytes, isWhole });
  }
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        // A read that was under way when the reader left ends too, as if there were no more.
        if (hasEnded) return;
        if (done) {
          end(true);
          controller.close();
          return;
        }
        bytes += value.byteLength;
        controller.enqueue(value);
      } catch (error) {
        if (hasEnded) return;
        end(false);
        controller.error(error);
      }
    },
    async cancel(reason) {
      end(false);
      await reader.cancel(reason);
    },
  });
}
