import type { Random } from '../../src/lib/random.ts';
import { type Client, makeClient, type Reply } from '../support/client.ts';
import type { Asked, Ledger, Made } from './ledger.ts';

export type Caller = {
  key: string;
  siteId: string;
  vins: readonly string[];
  /** On which a person posts by hand. */
  accountId: string;
  /** Of a page of the site. */
  token?: string;
};

/** The last has nothing to research, so that it fails. */
const subjects = ['snow tires', 'oil change', 'lease or buy', 'used trucks', '!!!'];

const describing = '/inventory/descriptions/batch';
const posting = '/social/posts';
const tables: Record<string, Made['table']> = {
  '/content': 'articles',
  '/ideaclouds': 'ideaclouds',
  '/images/generate': 'image_generations',
  [describing]: 'vehicle_descriptions',
  [posting]: 'social_posts',
};

/** What a request has made, or the first of what it has. */
function idIn({ body: { data } }: Reply): string {
  return data.items ? data.items[0].component_id : (data.id ?? data.generation_id);
}

/** A post whose time to go out has come, so that it is refused. */
function isPast(body: unknown): boolean {
  const { scheduled_at: at } = body as { scheduled_at?: string };
  return at !== undefined && Date.parse(at) <= Date.now();
}

/** Clients that write as fast as they may until the server is gone. */
export class Drive {
  private count = 0;
  private readonly questioned = new Map<string, number>();

  constructor(
    private readonly callers: readonly Caller[],
    private readonly ledger: Ledger,
    private readonly random: Random,
  ) {}

  /** Resolves when `workers` clients have found the server gone. */
  async untilGone(url: string, workers: number): Promise<void> {
    const worker = async (): Promise<void> => {
      while (await this.step(url));
    };
    await Promise.all(Array.from({ length: workers }, worker));
  }

  /** Asks again what got no answer, with the same idempotency key, and some that was answered. */
  async repeat(url: string): Promise<void> {
    for (const asked of this.ledger.unanswered.splice(0)) await this.send(url, asked);
    const { acknowledged } = this.ledger;
    for (let count = 0; count < 3 && acknowledged.length > 0; count += 1) {
      const back = 1 + this.below(Math.min(30, acknowledged.length));
      const made = acknowledged.at(-back);
      const reply = made && (await this.post(url, made.asked));
      if (!made || !reply || reply.status === 429 || reply.status === 503) continue;
      if (idIn(reply) !== made.id || reply.headers.get('idempotent-replayed') !== 'true') {
        throw new Error(`A repeat of ${made.id} was answered with ${reply.status} ${reply.text}`);
      }
    }
  }

  /** False once the server is gone. */
  private async step(url: string): Promise<boolean> {
    this.count += 1;
    // Of this step, whatever others begin while it waits.
    const { count } = this;
    const caller = this.below(this.callers.length);
    const idempotencyKey = `request-${count}`;
    const { vins = [], accountId = '' } = this.callers[caller] ?? {};
    if (this.random.next() < 0.15) {
      const scheduled_at = new Date(Date.now() + 8_000 + this.below(8_000)).toISOString();
      const text = `Look at the tread of your tires ${count}`;
      const body = { text, account_ids: [accountId], scheduled_at };
      return this.send(url, { caller, path: posting, body, idempotencyKey });
    }
    if (this.random.next() < 0.1 && (await this.sendLead(url, caller, count)) === 'gone')
      return false;
    if (this.random.next() < 0.15) {
      const body = { vins: vins.filter(() => this.random.next() < 0.2).concat(vins.slice(0, 1)) };
      return this.send(url, { caller, path: describing, body, idempotencyKey });
    }
    if (this.random.next() < 0.1) {
      const body = { prompt: `${subjects[this.below(subjects.length)]} card ${count}` };
      return this.send(url, { caller, path: '/images/generate', body, idempotencyKey });
    }
    const cloud = this.completeCloudOf(caller);
    if (!cloud || this.random.next() < 0.6) {
      const keyword = `${subjects[this.below(subjects.length)]} ${count}`;
      return this.send(url, { caller, path: '/ideaclouds', body: { keyword }, idempotencyKey });
    }
    if (this.random.next() < 0.3 && (await this.postAddress(url, caller)) === 'gone') return false;
    const body = { ideacloud_id: cloud, article_type: 'basic', content_length: 300 };
    return this.send(url, { caller, path: '/content', body, idempotencyKey });
  }

  private async send(url: string, asked: Asked): Promise<boolean> {
    const reply = await this.post(url, asked);
    if (!reply) {
      this.ledger.unanswered.push(asked);
      return false;
    }
    if (reply.status === 202) this.note(asked, reply);
    // Asked again after a start: it was not acknowledged, and now its time is over.
    else if (reply.status === 400 && isPast(asked.body)) return true;
    // Over the limit, still in research, or about to end: refused, so nothing happened.
    else if (![409, 429, 503].includes(reply.status)) {
      throw new Error(`${asked.path} was answered with ${reply.status} ${reply.text}`);
    }
    return true;
  }

  private note(asked: Asked, reply: Reply): void {
    const table = tables[asked.path] ?? 'ideaclouds';
    const id = idIn(reply);
    this.ledger.acknowledged.push({ table, id, asked });
    const isResearched = table === 'ideaclouds' && !JSON.stringify(asked.body).includes('!!!');
    if (isResearched) this.questioned.set(id, asked.caller);
  }

  /** Each from an address of its own, as people come. */
  private async sendLead(url: string, caller: number, count: number): Promise<'done' | 'gone'> {
    const { token } = this.callers[caller] ?? {};
    if (token === undefined) return 'done';
    const email = `person-${count}@example.com`;
    const body = { name: 'Sam Rivera', email, consent: true };
    const from = `10.${this.below(250)}.${this.below(250)}.${this.below(250)}`;
    const headers = { origin: url, 'x-forwarded-for': from };
    const reply = await makeClient((request) => fetch(request), null, url)
      .post(`/share/${token}/leads`, body, headers)
      .catch(() => null);
    if (reply?.status === 200) this.ledger.leads.add(email);
    else if (reply && ![429, 503].includes(reply.status)) {
      throw new Error(`A lead was answered with ${reply.status} ${reply.text}`);
    }
    return reply ? 'done' : 'gone';
  }

  private async postAddress(url: string, caller: number): Promise<'done' | 'gone'> {
    const own = this.ledger.acknowledged.filter((made) => {
      return made.table === 'articles' && made.asked.caller === caller;
    });
    const article = own[this.below(own.length)];
    if (!article || this.ledger.posted.has(article.id)) return 'done';
    const address = `https://prairie.example/${this.count}`;
    const body = { posted_url: address };
    const asked = { caller, path: `/content/${article.id}/posted`, body, idempotencyKey: '' };
    const reply = await this.post(url, asked);
    if (reply?.status === 200) this.ledger.posted.set(article.id, address);
    return reply ? 'done' : 'gone';
  }

  /** Null when the server is gone. */
  private async post(url: string, asked: Asked): Promise<Reply | null> {
    const { caller, path, body, idempotencyKey } = asked;
    const key: Record<string, string> =
      idempotencyKey === '' ? {} : { 'x-idempotency-key': idempotencyKey };
    return this.client(url, caller)
      .post(path, body, key)
      .catch(() => null);
  }

  private client(url: string, caller: number): Client {
    return makeClient((request) => fetch(request), this.callers[caller]?.key ?? null, url);
  }

  /** One of the caller's own site that was asked for some time ago. */
  private completeCloudOf(caller: number): string | undefined {
    const siteId = this.callers[caller]?.siteId;
    const own = [...this.questioned].filter(([, other]) => this.callers[other]?.siteId === siteId);
    return own[this.below(Math.max(1, own.length - 8))]?.[0];
  }

  private below(limit: number): number {
    return Math.floor(this.random.next() * limit);
  }
}
