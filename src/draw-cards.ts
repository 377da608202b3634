import type { CardSources } from './media/cards/card-request.ts';
import { lowerPriority } from './media/worker/lower-priority.ts';
import type { FromWorker, SourceName, ToWorker } from './media/worker/messages.ts';

/*
 * The thread that draws cards. It stands beside main.ts, and the build lists both: workers of a
 * compiled file are found only where they lie beside its entry.
 */
declare const self: Worker & {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

lowerPriority();

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/** Questions to the main thread that have no answer yet. */
const waiting = new Map<number, Waiting>();
let questions = 0;

self.onmessage = ({ data }) => {
  if (data.kind === 'draw') return void draw(data.request);
  const asked = waiting.get(data.question);
  waiting.delete(data.question);
  if (data.kind === 'answer') asked?.resolve(data.value);
  else asked?.reject(new Error(data.message));
};

async function draw(request: Parameters<typeof import('./media/cards/index.ts').makeCard>[0]) {
  try {
    // Renderer and fonts come with the first card.
    const { makeCard } = await import('./media/cards/index.ts');
    say({ kind: 'drawn', result: await makeCard(request, sources) });
  } catch (error) {
    say({ kind: 'broke', message: error instanceof Error ? error.message : String(error) });
  }
}

function say(message: FromWorker): void {
  self.postMessage(message);
}

function ask(source: SourceName, argument?: unknown): Promise<never> {
  questions += 1;
  const question = questions;
  return new Promise((resolve, reject) => {
    waiting.set(question, { resolve: resolve as Waiting['resolve'], reject });
    say({ kind: 'ask', question, source, argument });
  });
}

const sources: CardSources = {
  stock: (question) => ask('stock', question),
  models: () => ask('models'),
  photo: (hash) => ask('photo', hash),
  events: () => ask('events'),
  reviews: () => ask('reviews'),
  disclaimers: () => ask('disclaimers'),
  check: (text) => ask('check', text),
};
