import { Database } from 'bun:sqlite';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CountingReceiver } from './counting-receiver.ts';
import type { Ledger } from './ledger.ts';

const file = 'forecourt.db';

/**
 * The state as a kill left it, in a copy: to open the files themselves would recover them before
 * the server does.
 */
export function copyOf(dataDir: string, scratch: string): Database {
  mkdirSync(scratch, { recursive: true });
  for (const name of [file, `${file}-wal`]) {
    const from = join(dataDir, name);
    if (existsSync(from)) copyFileSync(from, join(scratch, name));
  }
  return new Database(join(scratch, file));
}

/** What must hold after every kill. Returns sentences about what does not. */
export function faultsAfterKill(state: Database, ledger: Ledger): string[] {
  const { acknowledged, posted, leads } = ledger;
  const faults: string[] = [];
  const check = state.query<{ integrity_check: string }, []>('PRAGMA integrity_check').all();
  if (check[0]?.integrity_check !== 'ok') faults.push(`Damaged: ${JSON.stringify(check)}`);
  const rows = {
    ideaclouds: idsOf(state, 'SELECT id FROM ideaclouds'),
    articles: idsOf(state, 'SELECT id FROM articles'),
    vehicle_descriptions: idsOf(state, 'SELECT id FROM vehicle_descriptions'),
    image_generations: idsOf(state, 'SELECT id FROM image_generations'),
    social_posts: idsOf(state, 'SELECT id FROM social_posts'),
  };
  for (const { table, id } of acknowledged) {
    if (!rows[table].has(id)) faults.push(`${id} of ${table} was acknowledged and is gone.`);
  }
  const address = state.query<{ url: string | null }, [string]>(
    'SELECT posted_url AS url FROM articles WHERE id = ?',
  );
  for (const [id, url] of posted) {
    if (address.get(id)?.url !== url) faults.push(`The address of ${id} was lost.`);
  }
  const emails = idsOf(state, 'SELECT email AS id FROM leads');
  for (const email of leads) {
    if (!emails.has(email)) faults.push(`The lead of ${email} was acknowledged and is gone.`);
  }
  return [...faults, ...leadFaults(state), ...secondEnds(state)];
}

/** What must hold once all work has ended, beyond what holds after every kill. */
export function faultsAtEnd(state: Database, receiver: CountingReceiver): string[] {
  return [
    ...unfinished(state),
    ...missingEnds(state),
    ...deliveryFaults(state, receiver),
    ...createdTwice(state),
    ...descriptionFaults(state),
    ...postFaults(state),
    ...undeliveredLeads(state, receiver),
    ...receiver.faults,
  ];
}

/** Due tasks by id, with how often each has been begun. */
export function dueTasks(state: Database, nowMs: number): Map<string, number> {
  const query = 'SELECT id, attempts FROM tasks WHERE run_at <= ?';
  const rows = state.query<{ id: string; attempts: number }, [number]>(query).all(nowMs);
  return new Map(rows.map(({ id, attempts }) => [id, attempts]));
}

/** Nothing left that could be done now. */
export function isQuiet(state: Database, nowMs: number): boolean {
  const query = `SELECT (SELECT count(*) FROM tasks)
      + (SELECT count(*) FROM social_posts WHERE status = 'scheduled')
      + (SELECT count(*) FROM social_targets WHERE status IN ('pending', 'publishing'))
      + (SELECT count(*) FROM events WHERE dispatched_at IS NULL)
      + (SELECT count(*) FROM deliveries WHERE next_attempt_at <= ?1)
      + (SELECT count(*) FROM lead_deliveries WHERE next_attempt_at <= ?1) AS waiting`;
  return state.query<{ waiting: number }, [number]>(query).get(nowMs)?.waiting === 0;
}

const terminal = ['ideacloud', 'content', 'image.generation']
  .flatMap((name) => [`'${name}.completed'`, `'${name}.failed'`])
  .join(', ');
const owner = `coalesce(json_extract(body, '$.data.ideacloud_id'),
  json_extract(body, '$.data.article_id'), json_extract(body, '$.data.generation_id'))`;

/** In the write of the lead is what has it sent, and nobody is a lead twice. */
function leadFaults(state: Database): string[] {
  const unsent = idsOf(
    state,
    `SELECT id FROM leads WHERE id NOT IN (SELECT lead_id FROM lead_deliveries)`,
  );
  const twice = idsOf(state, 'SELECT email AS id FROM leads GROUP BY email HAVING count(*) > 1');
  return [
    ...[...unsent].map((id) => `The lead ${id} is sent nowhere.`),
    ...[...twice].map((email) => `${email} is a lead twice.`),
  ];
}

/** Every lead arrived, and nothing that was never committed. */
function undeliveredLeads(state: Database, { leads }: CountingReceiver): string[] {
  const kept = idsOf(state, 'SELECT id FROM leads');
  const delivered = idsOf(
    state,
    "SELECT lead_id AS id FROM lead_deliveries WHERE status = 'delivered'",
  );
  return [
    ...[...delivered].filter((id) => !leads.has(id)).map((id) => `The lead ${id} never arrived.`),
    ...[...leads].filter((id) => !kept.has(id)).map((id) => `The lead ${id} was never committed.`),
  ];
}

function secondEnds(state: Database): string[] {
  const query = `SELECT ${owner} AS id, count(*) AS n FROM events WHERE type IN (${terminal})
    GROUP BY 1 HAVING n > 1`;
  const rows = state.query<{ id: string; n: number }, []>(query).all();
  return rows.map(({ id, n }) => `${id} ended ${n} times.`);
}

function unfinished(state: Database): string[] {
  const query = `SELECT id, status FROM ideaclouds WHERE status NOT IN ('complete', 'failed')
    UNION ALL SELECT id, status FROM articles WHERE status NOT IN ('complete', 'failed')
    UNION ALL SELECT id, status FROM image_generations WHERE status = 'generating'`;
  const rows = state.query<{ id: string; status: string }, []>(query).all();
  return rows.map(({ id, status }) => `${id} is ${status} for ever.`);
}

function missingEnds(state: Database): string[] {
  const query = `SELECT id FROM (SELECT id FROM ideaclouds UNION ALL SELECT id FROM articles
      UNION ALL SELECT id FROM image_generations)
    WHERE id NOT IN (SELECT ${owner} FROM events WHERE type IN (${terminal}))`;
  return [...idsOf(state, query)].map((id) => `${id} ended without an event.`);
}

/** Every text has ended and was told of once, and so was every batch. */
function descriptionFaults(state: Database): string[] {
  const count = (sql: string) =>
    state.query<{ n: number }, []>(`SELECT count(*) AS n ${sql}`).get()?.n;
  const open = count("FROM vehicle_descriptions WHERE status = 'generating'");
  const waiting = count('FROM description_batches');
  const written = count("FROM vehicle_descriptions WHERE status = 'complete'");
  const told = count("FROM events WHERE type = 'inventory.description.completed'");
  return [
    ...(open === 0 ? [] : [`${open} descriptions are generating for ever.`]),
    ...(waiting === 0 ? [] : [`${waiting} batches of descriptions never ended.`]),
    ...(written === told ? [] : [`${written} descriptions were written, and ${told} told of.`]),
  ];
}

/** Every scheduled post has come to its person once, and was told of once. */
function postFaults(state: Database): string[] {
  const count = (sql: string) =>
    state.query<{ n: number }, []>(`SELECT count(*) AS n ${sql}`).get()?.n;
  const posts = count('FROM social_posts');
  const texts = count('FROM (SELECT DISTINCT text FROM social_posts)');
  const arrived = count("FROM social_targets WHERE status = 'awaiting_person'");
  const told = count("FROM events WHERE type = 'social.post.scheduled'");
  return [
    ...(posts === texts ? [] : [`${posts} posts were made of ${texts} requests.`]),
    ...(posts === arrived ? [] : [`${posts} posts were made, and ${arrived} came to a person.`]),
    ...(posts === told ? [] : [`${posts} posts were made, and ${told} told of.`]),
  ];
}

/** Every event has its one delivery; what came was committed, and always the same bytes. */
function deliveryFaults(state: Database, { received }: CountingReceiver): string[] {
  type Row = { id: string; body: string; type: string; n: number; status: string | null };
  const query = `SELECT events.id, events.body, events.type, count(deliveries.id) AS n,
      max(deliveries.status) AS status
    FROM events LEFT JOIN deliveries ON deliveries.event_id = events.id GROUP BY events.id`;
  const rows = state.query<Row, []>(query).all();
  const known = new Set(rows.map(({ id }) => id));
  const faults = [...received.keys()]
    .filter((id) => !known.has(id))
    .map((id) => `${id} was received and was never committed.`);
  for (const { id, body, type, n, status } of rows) {
    const came = received.get(id);
    if (n !== 1) faults.push(`${id} (${type}) has ${n} deliveries.`);
    if (status === 'delivered' && !came?.accepted) faults.push(`${id} never arrived.`);
    const isOther = came && (came.bodies.size !== 1 || !came.bodies.has(body));
    if (isOther) faults.push(`${id} came with other bytes than were committed.`);
  }
  return faults;
}

/** Keywords are unique to their request; articles by one request have one row by its id. */
function createdTwice(state: Database): string[] {
  const query = `SELECT keyword, count(*) AS n FROM ideaclouds GROUP BY keyword HAVING n > 1
    UNION ALL SELECT prompt, count(*) AS n FROM image_generations GROUP BY prompt HAVING n > 1`;
  const rows = state.query<{ keyword: string; n: number }, []>(query).all();
  return rows.map(({ keyword, n }) => `"${keyword}" was made ${n} times.`);
}

function idsOf(state: Database, query: string): Set<string> {
  return new Set(
    state
      .query<{ id: string }, []>(query)
      .all()
      .map(({ id }) => id),
  );
}
