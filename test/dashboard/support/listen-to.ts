import type { DemoStore } from './store-demo.ts';
import { origin } from './visitor.ts';

/** Reads a stream of the store until it has said what is looked for. */
export async function listenTo(store: DemoStore, query: string, slug = store.site.slug) {
  const { token } = await store.as(slug === store.site.slug ? 'manager' : 'owner');
  const path = `${origin}/app/${slug}/live${query}`;
  const headers = { cookie: `__Host-forecourt=${token}` };
  const response = await store.app.handle(new Request(path, { headers }));
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let said = '';
  return {
    type: response.headers.get('content-type'),
    async until(words: string): Promise<string> {
      while (!said.includes(words)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`The stream has ended, and said ${said}`);
        said += decoder.decode(value, { stream: true });
      }
      return said;
    },
    end: () => reader.cancel(),
  };
}
