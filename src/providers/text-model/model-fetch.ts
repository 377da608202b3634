import { ModelFailure } from './model-failure.ts';

/** A long section takes some 100 kB as a stream of events. */
const maxBytes = 8 * 1024 * 1024;

/**
 * The way to the model. The operator has set its address, so that it may be on this machine or in
 * the store's network: the guard of outbound calls, which is for addresses that clients give, does
 * not apply, and a proxy of the environment (HTTPS_PROXY, NO_PROXY) is used. What does apply: no
 * redirect is followed, since it would carry the key elsewhere, and an answer has a limit.
 * fetch and not `call`, which hands over whole answers only: a model's come as a stream.
 */
export const modelFetch = Object.assign(
  async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      const mend = 'Set LLM_BASE_URL to the address itself.';
      throw new ModelFailure('refused', `The model's server redirects elsewhere. ${mend}`);
    }
    if (!response.body) return response;
    const { status, headers } = response;
    return new Response(response.body.pipeThrough(limitedTo(maxBytes)), { status, headers });
  },
  { preconnect: fetch.preconnect },
);

function limitedTo(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes <= limit) return controller.enqueue(chunk);
      controller.error(new ModelFailure('malformed', 'The answer of the model does not end.'));
    },
  });
}
