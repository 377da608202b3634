import { streamed } from '../../http/streamed.ts';
import { actorOn } from '../../domain/people/people.ts';
import { may } from '../../may.ts';
import { pageHeaders } from '../html.tsx';
import { whoAsks } from '../session.ts';
import type { StoreVisit } from '../visit.ts';
import { partials } from './partials.tsx';
import { takePlace } from './places.ts';
import { readTopics } from './topics.ts';

/** How often a stream looks; what it reads are a few rows by their key. */
const lookMs = 2_000;
/** Proxies end what is silent for longer. */
const silenceMs = 15_000;
/**
 * When a page asks again: much later where somebody's other pages have taken its place. htmx does
 * not read what has no event and no data.
 */
const askAgain = 'event: begins\nretry: 3000\n\n';
const askMuchLater = 'event: gives-way\nretry: 60000\n\n';

/**
 * What changes at a store while somebody looks: counts of the navigation, and the progress of what
 * the page asks for (`?watch=article:ID`). Ends with the program, with the reader, and with what
 * lets somebody look: the session, the work at the store, the role. Whoever opens too many pages
 * loses the stream of the oldest.
 */
export function streamStore(visit: StoreVisit): Response {
  const { ctx, keepOpen, who } = visit;
  keepOpen();
  const place = takePlace(ctx, who.user.id);
  const topics = readTopics(visit.url.searchParams);
  const end = new AbortController();
  const ending = AbortSignal.any([ctx.ending, end.signal, place.given]);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if (!end.signal.aborted) controller.enqueue(new TextEncoder().encode(text));
      };
      void follower(
        visit,
        topics,
        send,
      )(ending)
        .catch((error: unknown) => ctx.log.warn({ error: String(error) }, 'a stream failed'))
        // The browser asks again by itself.
        .then(() => {
          place.leave();
          if (place.given.aborted) send(askMuchLater);
          if (!end.signal.aborted) controller.close();
        });
    },
    cancel: () => end.abort(),
  });
  const headers = { ...pageHeaders, 'Content-Type': 'text/event-stream; charset=utf-8' };
  return streamed(new Response(body, { headers }));
}

type Send = (text: string) => void;

function follower(visit: StoreVisit, topics: readonly string[], send: Send) {
  const said = new Map<string, string>();
  return async (ending: AbortSignal): Promise<void> => {
    let spokenAt = 0;
    send(askAgain);
    while (!ending.aborted && (await mayStillLook(visit))) {
      for (const [target, html] of await partials(visit, topics)) {
        if (said.get(target) === html) continue;
        said.set(target, html);
        send(messageOf(target, html));
        spokenAt = performance.now();
      }
      if (performance.now() - spokenAt >= silenceMs) {
        send(': \n\n');
        spokenAt = performance.now();
      }
      await pause(lookMs, ending);
    }
  };
}

async function mayStillLook({ ctx, token, from, site, actor }: StoreVisit): Promise<boolean> {
  const who = await whoAsks(ctx, token, from, false);
  const present = who && actorOn(who, site.id);
  return present?.role === actor.role && may(present.role, 'site.read');
}

/** Each line of the data has its own field (the event stream format of HTML). */
export function messageOf(target: string, html: string): string {
  const partial = `<hx-partial hx-target="#${target}" hx-swap="innerHTML">${html}</hx-partial>`;
  const lines = partial.split(/\r\n|\r|\n/).map((line) => `data: ${line}`);
  return `${lines.join('\n')}\n\n`;
}

function pause(ms: number, ending: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    ending.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
