import type { AnyElysia } from 'elysia';
import { countedStream, isStreamed, type StreamEnd } from './streamed.ts';

/** What is known of one request when it has been answered. */
export type Visit = {
  requestId: string;
  method: string;
  /** The pattern, such as /v1/public/content/:id; null where no route took the request. */
  route: string | null;
  status: number;
  durationMs: number;
  /** Null without a valid key. */
  siteId: string | null;
  keyPrefix: string | null;
  streamed: StreamEnd | undefined;
  address: string | undefined;
  /** Of a request that failed to sign in, whatever the level of the log. */
  network: string | undefined;
};

type Started = Visit & { startedAt: number; isStreamed: boolean };
type Handler = (request: Request) => Response | Promise<Response>;

/**
 * Follows each request to its end: of an answer that is made while it goes out, to its last byte.
 * Elysia's own onAfterResponse comes a turn of the loop later, before a stream has ended, and knows
 * only the status 200 of answers that are Responses already.
 */
export class RequestWatch {
  private readonly visits = new WeakMap<Request, Started>();

  /** `onEnd` is called once for every request. `addressOf` costs time: only where it is shown. */
  constructor(
    private readonly onEnd: (visit: Visit) => void,
    private readonly addressOf?: (request: Request) => string,
  ) {}

  /** Before the routes that are to be watched. */
  attach(server: AnyElysia): AnyElysia {
    return server
      .onAfterHandle(({ request, route, response }) => {
        const visit = this.visits.get(request);
        if (!visit) return;
        visit.route = route;
        visit.isStreamed = isStreamed(response);
      })
      .onError(({ request, route }) => {
        const visit = this.visits.get(request);
        if (visit) visit.route = route ?? null;
      })
      .wrap((inner) => {
        const answer = inner as unknown as Handler;
        return (request: Request) => {
          const response = answer(request);
          if (!(response instanceof Promise)) return this.end(request, response);
          return response.then((settled) => this.end(request, settled));
        };
      });
  }

  /** As early as the request's id is known. */
  begin(request: Request, requestId: string): void {
    this.visits.set(request, {
      requestId,
      method: request.method,
      route: null,
      status: 0,
      durationMs: 0,
      siteId: null,
      keyPrefix: null,
      streamed: undefined,
      address: this.addressOf?.(request),
      network: undefined,
      startedAt: performance.now(),
      isStreamed: false,
    });
  }

  /** The caller's key is known, whatever will be decided about the request. */
  identified(request: Request, siteId: string, keyPrefix: string): void {
    const visit = this.visits.get(request);
    if (!visit) return;
    visit.siteId = siteId;
    visit.keyPrefix = keyPrefix;
  }

  /** The caller has no valid key or token. */
  refused(request: Request, networkOf: () => string): void {
    const visit = this.visits.get(request);
    if (visit) visit.network = networkOf();
  }

  private end(request: Request, response: Response): Response {
    const visit = this.visits.get(request);
    if (!visit) return response;
    visit.status = response.status;
    const body = visit.isStreamed && visit.method !== 'HEAD' ? response.body : null;
    if (body === null) {
      this.record(visit);
      return response;
    }
    const counted = countedStream(body, (end) => {
      visit.streamed = end;
      this.record(visit);
    });
    return new Response(counted, response);
  }

  private record(visit: Started): void {
    visit.durationMs = performance.now() - visit.startedAt;
    this.onEnd(visit);
  }
}
