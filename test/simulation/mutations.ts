import type { InvariantName } from '../../src/cli/selftest/invariants.ts';

/** A fault put into the program on purpose, and the invariants by which it may be found. */
export type Mutation = {
  name: string;
  /** Each text must be in its file exactly once. */
  edits: readonly { file: string; from: string; to: string }[];
  finds: readonly InvariantName[];
  /** Seeds and steps, where it takes longer than usual to show. */
  within?: { seeds: number; steps: number };
};

function mutation(
  name: string,
  file: string,
  [from, to]: readonly [from: string, to: string],
  ...finds: InvariantName[]
): Mutation {
  return { name, edits: [{ file, from, to }], finds };
}

/** What needs several things in a row, or weeks, to show. */
function lasting(one: Mutation): Mutation {
  return { ...one, within: { seeds: 12, steps: 800 } };
}

const schedule = 'src/domain/webhooks/schedule.ts';
const deliver = 'src/domain/webhooks/deliver.ts';
const publishDue = 'src/domain/content/publication/publish-due.ts';
const sweepDeliveries = 'src/domain/webhooks/sweep-deliveries.ts';
const posting = 'src/domain/social/publishing';
const describing = 'src/domain/descriptions';
const marketIntake = 'src/domain/market/intake';
const retiring = `${marketIntake}/retire-listings.ts`;
const waits = 'minute, 5 * minute, 30 * minute, 2 * hour';

export const mutations: readonly Mutation[] = [
  mutation(
    'an image that fails without a word',
    'src/domain/images/draw.ts',
    [
      "if (!(await endGeneration(tx, row, { status: 'failed', error }))) return;",
      "if (await endGeneration(tx, row, { status: 'failed', error })) return;",
    ],
    'one-terminal-event',
  ),
  mutation(
    'an image that is made and not told of',
    'src/domain/images/draw.ts',
    ["await emit(tx, siteId, 'image.generation.completed', data);", 'void data;'],
    'one-terminal-event',
  ),
  mutation(
    'a generation outside the write of its answer',
    'src/domain/images/generate.ts',
    ['return write(async (tx) => {', 'return writesOf(ctx, siteId)(async (tx) => {'],
    'idempotent-once',
    'kept-long-enough',
  ),
  mutation(
    'a sixth attempt',
    schedule,
    [`[${waits}]`, `[${waits}, 2 * hour]`],
    'dead-letter-after-five',
  ),
  mutation(
    'only four attempts',
    schedule,
    [`[${waits}]`, '[minute, 5 * minute, 30 * minute]'],
    'dead-letter-after-five',
  ),
  mutation(
    'a wait of 20 minutes in the place of 30',
    schedule,
    [waits, waits.replace('30', '20')],
    'retry-schedule',
  ),
  mutation('no jitter', schedule, ['jitterShare = 0.1', 'jitterShare = 0'], 'retry-jitter'),
  mutation(
    'twice the jitter',
    schedule,
    ['jitterShare = 0.1', 'jitterShare = 0.2'],
    'retry-schedule',
  ),
  mutation(
    'disabled by the ninth failure',
    schedule,
    ['failuresToDisable = 10', 'failuresToDisable = 9'],
    'disabled-when-due',
  ),
  mutation(
    'disabled by the eleventh failure',
    schedule,
    ['failuresToDisable = 10', 'failuresToDisable = 11'],
    'disabled-when-due',
  ),
  mutation(
    'one indigestible event disables',
    schedule,
    ['failures >= failuresToDisable && streak.severalEvents', 'failures >= failuresToDisable'],
    'disabled-when-due',
  ),
  mutation(
    'a success does not end the failures',
    deliver,
    ['if (delivered) await clearFailures(tx, row.webhookId);', 'if (delivered) return status;'],
    'disabled-when-due',
  ),
  mutation(
    'the body is written anew for a second attempt',
    deliver,
    [
      '      body,\n',
      '      body: row.attempts > 0 ? JSON.stringify(JSON.parse(body), null, 1) : body,\n',
    ],
    'body-never-changes',
  ),
  {
    name: 'an inactive subscription is sent to',
    edits: [
      {
        file: 'src/domain/webhooks/claim-due.ts',
        from: ' AND w.is_active = 1\n',
        to: '\n',
      },
      { file: deliver, from: 'if (!webhook.isActive) {', to: 'if (false) {' },
    ],
    finds: ['inactive-gets-nothing', 'only-wanted-events'],
  },
  mutation(
    'five attempts to one receiver at once',
    'src/domain/webhooks/pick-due.ts',
    ['  each: 4,', '  each: 5,'],
    'in-flight-limits',
  ),
  mutation(
    'a redirect counts as received',
    'src/domain/webhooks/send.ts',
    ['status >= 200 && status < 300', 'status >= 200 && status < 400'],
    'attempt-is-recorded',
  ),
  mutation(
    'an attempt may take 20 s',
    'src/domain/webhooks/send.ts',
    ['timeoutMs = 15_000', 'timeoutMs = 20_000'],
    'attempt-limits',
  ),
  mutation(
    'signed with the oldest secret',
    'src/domain/webhooks/signature.ts',
    ['plainSignature(secrets[0], body)', "plainSignature(secrets.at(-1) ?? '', body)"],
    'signatures-verify',
  ),
  mutation(
    'one public address suffices',
    'src/providers/outbound/address-guard.ts',
    ['addresses.every(', 'addresses.some('],
    'no-private-address',
  ),
  mutation(
    'deliveries of a dead process stay leased',
    'src/work/take-over.ts',
    ['{ table: deliveries, freed: (now) => ({ leaseOwner: null, nextAttemptAt: now }) },', ''],
    'work-is-taken-up',
  ),
  mutation(
    'tasks of a dead process stay leased',
    'src/work/take-over.ts',
    ['{ table: tasks, freed: () => noLease },', ''],
    'work-is-taken-up',
  ),
  {
    name: 'an event is marked before it is handed out',
    edits: [
      {
        file: 'src/events/dispatch.ts',
        from: "const batch = await ctx.write(handOut, inLane('dispatch-events'));",
        to: `const rows = await waiting(ctx.reader).all();
    await ctx.write(async (tx) => {
      for (const { sequence } of rows) await markDispatched(tx).run({ now: tx.now, sequence });
    }, inLane('dispatch-events'));
    const batch = await ctx.write(async (tx) => {
      for (const row of rows) await fanOut(tx, row);
      return { dispatched: rows.length, deliveries: 0 };
    }, inLane('dispatch-events'));`,
      },
    ],
    finds: ['every-event-arrives'],
  },
  mutation(
    'nobody is told of an event',
    'src/events/emit.ts',
    ["tx.wake('dispatch-events');", ''],
    'every-event-arrives',
  ),
  mutation(
    'the minute lasts 55 s',
    'src/limits/minute-window.ts',
    ['windowMs = 60_000', 'windowMs = 55_000'],
    'limiter-exact',
    'limiter-figures',
  ),
  mutation(
    'one request a day too many',
    'src/limits/memory-rate-limiter.ts',
    ['day.used(nowMs) < quota.day', 'day.used(nowMs) <= quota.day'],
    'limiter-exact',
  ),
  mutation(
    'refused requests do not count',
    'src/limits/memory-rate-limiter.ts',
    ['    windows.minute.push(nowMs);\n', '    if (isFree) windows.minute.push(nowMs);\n'],
    'limiter-exact',
    'limiter-figures',
  ),
  mutation(
    'a counter misses the end of research',
    'schema/migrations/0004_ideaclouds.sql',
    ['WHEN OLD.status IS NOT NEW.status\n', 'WHEN 0\n'],
    'counters-equal-counts',
  ),
  mutation(
    'figures that are taken in again are added to the totals',
    'schema/migrations/0100_analytics_totals.sql',
    ['NEW.clicks - OLD.clicks', 'NEW.clicks'],
    'counters-equal-counts',
  ),
  mutation(
    'a page begins with the last row of the one before',
    'src/domain/ideaclouds/store.ts',
    ['${ideaclouds.id}) < (', '${ideaclouds.id}) <= ('],
    'cursors-complete',
  ),
  mutation(
    'a row is found whoever asks',
    'src/domain/ideaclouds/store.ts',
    ["        eq(ideaclouds.siteId, sql.placeholder('siteId')),\n", ''],
    'no-foreign-row',
    'foreign-is-unknown',
    'answers-expected',
  ),
  mutation(
    'two equal requests at once are both done',
    'src/http/idempotency.ts',
    ['if (earlier) throw new AnsweredBefore(sameRequest(once, earlier));', 'void earlier;'],
    'idempotent-once',
  ),
  mutation(
    'the answer is stored after the change',
    'src/http/idempotency.ts',
    [
      'await putRecord(tx, { ...record, createdAt: tx.now });',
      `void write((later) => putRecord(later, { ...record, createdAt: later.now })).catch(
      () => undefined,
    );`,
    ],
    'idempotent-once',
  ),
  mutation(
    'research ends with two events',
    'src/domain/ideaclouds/research.ts',
    [
      "await emit(tx, row.siteId, 'ideacloud.completed', data);",
      `await emit(tx, row.siteId, 'ideacloud.completed', data);
  await emit(tx, row.siteId, 'ideacloud.completed', data);`,
    ],
    'one-terminal-event',
  ),
  mutation(
    'progress starts over with a second attempt',
    'src/domain/content/progress.ts',
    ['rank(row.stage, row.progressPercent) >= rank(step.stage, step.percent)', 'false'],
    'progress-forward',
  ),
  mutation(
    'nobody is told of a new delivery',
    'src/domain/webhooks/fan-out.ts',
    ["if (subscribers.some(({ isActive }) => isActive)) tx.wake('send-webhooks');", ''],
    'due-is-sent',
  ),
  mutation(
    'a replaced secret signs for an hour',
    'src/domain/webhooks/secrets.ts',
    ['replacedForMs = day', 'replacedForMs = day / 24'],
    'signatures-verify',
  ),
  mutation(
    'an import leaves the counts as they were',
    'src/domain/inventory/write-import.ts',
    ['  await recountStock(tx, siteId);\n', ''],
    'counters-equal-counts',
  ),
  mutation(
    'a report of a posted page touches the article',
    'src/domain/content/report-posted.ts',
    [
      "      postedUrl: sql`${sql.placeholder('url')}`,\n",
      "      postedUrl: sql`${sql.placeholder('url')}`,\n      updatedAt: 1,\n",
    ],
    'acknowledged-is-kept',
  ),
  {
    name: 'a delivery that is under way is sent again',
    edits: [
      { file: deliver, from: 'LeaseMs = 60_000', to: 'LeaseMs = 5_000' },
      { file: deliver, from: '!underWay.has(id)', to: 'true' },
    ],
    finds: ['one-attempt-at-a-time'],
  },
  mutation(
    'webhook order: a new event does not wait for its turn',
    'src/domain/webhooks/take-turns.ts',
    [
      "${sql.placeholder('entity')} AND earlier.turn IS NOT NULL",
      "${sql.placeholder('entity')} AND earlier.turn < 0",
    ],
    'entity-in-order',
  ),
  mutation(
    'webhook order: what was held goes out all at once',
    'src/domain/webhooks/take-turns.ts',
    ['earlier.turn < deliveries.turn', 'earlier.turn < 0'],
    'entity-in-order',
  ),
  mutation(
    'webhook order: the end of a first attempt makes nobody due',
    deliver,
    ['if (row.turn !== null) await endTurn(tx, row);', ''],
    'nothing-out-of-reach',
    'due-is-sent',
  ),
  mutation(
    'webhook order: a retry holds back those after it',
    'src/domain/webhooks/deliveries-store.ts',
    ['      turn: null,\n', ''],
    'nothing-out-of-reach',
    'due-is-sent',
    'entity-in-order',
  ),
  mutation(
    'webhook held: what happens while a subscription is off is dropped',
    'src/domain/webhooks/fan-out.ts',
    [
      'for (const { id: webhookId, isActive } of subscribers) {',
      `for (const one of subscribers) {
    const { id: webhookId, isActive } = one;
    if (!isActive) continue;`,
    ],
    'every-event-arrives',
  ),
  mutation(
    'webhook held: what was held stays held once the subscription is on',
    'src/domain/webhooks/release-held.ts',
    [
      'const found = await findWithHeld(ctx.reader);',
      'const found: { id: string; siteId: string } | undefined = void findWithHeld;',
    ],
    'attempt-is-recorded',
    'nothing-out-of-reach',
    'due-is-sent',
  ),
  mutation(
    'webhook held: what was held is dropped by every switching on',
    'src/domain/webhooks/save-webhook.ts',
    ["input.held === 'discard' ?", 'input.is_active ?'],
    'due-is-sent',
    'every-event-arrives',
  ),
  mutation(
    'nothing looks at a clock that was set back',
    'src/work/follow-clock.ts',
    ['if (now >= seen) {', 'if (now >= 0) {'],
    'retry-schedule',
  ),
  {
    name: 'publication: articles are published an hour early',
    edits: [
      {
        file: publishDue,
        from: 'let due = await dueArticles(ctx.reader, ctx.clock.now(), batchSize);',
        to: 'let due = await dueArticles(ctx.reader, ctx.clock.now() + 3_600_000, batchSize);',
      },
      { file: publishDue, from: 'publishAt > tx.now)', to: 'publishAt > tx.now + 3_600_000)' },
    ],
    finds: ['published-when-due'],
  },
  mutation(
    'publication: articles are published half a minute late',
    publishDue,
    [
      'let due = await dueArticles(ctx.reader, ctx.clock.now(), batchSize);',
      'let due = await dueArticles(ctx.reader, ctx.clock.now() - 30_000, batchSize);',
    ],
    'published-when-due',
  ),
  lasting(
    mutation(
      'publication: what came due while nobody looked is forgotten',
      'src/domain/content/publication/store.ts',
      [
        "lte(articles.publishAt, sql.placeholder('now')),",
        `lte(articles.publishAt, sql.placeholder('now')),
        sql\`\${articles.publishAt} > \${sql.placeholder('now')} - 2000\`,`,
      ],
      'published-when-due',
    ),
  ),
  lasting(
    mutation(
      'publication: nobody has to approve',
      'src/domain/content/publication/publish.ts',
      ['    await requireApproval(tx, open.article);\n', '    void requireApproval;\n'],
      'published-if-approved',
      'answers-expected',
    ),
  ),
  lasting(
    mutation(
      'publication: an edit leaves the approval',
      'src/domain/content/publication/edit-body.ts',
      ["const undone = ['approved', 'overridden'];", "const undone = ['approved'];"],
      'history-equals-state',
    ),
  ),
  mutation(
    'publication: taking an article back leaves no trace',
    'src/domain/content/publication/unpublish.ts',
    ['    await recordDeed(tx, open, actor, step);\n', '    void [recordDeed, step];\n'],
    'history-equals-state',
  ),
  mutation(
    'publication: subscriptions hear of it twice',
    'src/domain/content/publication/make-public.ts',
    [
      "await emit(tx, siteId, 'content.published', { ...data, posting_status: 'published' });",
      `await emit(tx, siteId, 'content.published', { ...data, posting_status: 'published' });
  await emit(tx, siteId, 'content.published', { ...data, posting_status: 'published' });`,
    ],
    'history-equals-state',
  ),
  lasting(
    mutation(
      'publication: a new text of a published article gets a new date',
      'src/domain/content/publication/make-public.ts',
      [
        "publishAt: postingStatus === 'published' ? article.publishAt : tx.now,",
        'publishAt: tx.now,',
      ],
      'history-equals-state',
    ),
  ),
  lasting(
    mutation(
      'backups: one that a clock ahead has made counts as the newest',
      'src/db/sqlite/backup/backup-folder.ts',
      ['find(({ madeAt }) => !isFromFuture(madeAt, now)) ?? null', 'find(() => now > 0) ?? null'],
      'backup-each-night',
      // Nor is the newest one proved.
      'backups-open',
    ),
  ),
  mutation(
    'backups: every second night',
    'src/db/sqlite/backup/retention.ts',
    ['newest < lastNight;', 'newest < lastNight - day;'],
    'backup-each-night',
  ),
  lasting(
    mutation(
      'backups: six days are kept',
      'src/db/sqlite/backup/retention.ts',
      ['dailyKept = 7', 'dailyKept = 6'],
      'backups-rotate',
    ),
  ),
  lasting(
    mutation(
      'backups: the last of a week is kept and not the first',
      'src/db/sqlite/backup/retention.ts',
      [
        'for (const time of daily.slice(dailyKept)) firstOfWeek',
        'for (const time of daily.slice(dailyKept).reverse()) firstOfWeek',
      ],
      'backups-rotate',
    ),
  ),
  mutation(
    'backups: a copy without its last events',
    'src/db/sqlite/backup/make-backup.ts',
    [
      '    writeManifest(copy,',
      `    copy.run('DELETE FROM events WHERE sequence = (SELECT max(sequence) FROM events)');
    writeManifest(copy,`,
    ],
    'backups-open',
  ),
  mutation(
    'backups: proved once and never again',
    'src/db/sqlite/backup/prove-newest.ts',
    [
      'if (last === null || last.file !== newestFile) return true;',
      'if (last === null) return true;',
    ],
    'backups-open',
  ),
  mutation(
    'retention: what was delivered goes after three days',
    sweepDeliveries,
    ['deliveredKeptMs = 30 * day', 'deliveredKeptMs = 3 * day'],
    'kept-long-enough',
  ),
  lasting({
    name: 'retention: dead letters go after nine days',
    edits: [
      {
        file: sweepDeliveries,
        from: 'deadLettersKeptMs = 90 * day',
        to: 'deadLettersKeptMs = 9 * day',
      },
      {
        file: sweepDeliveries,
        from: 'deliveredKeptMs, eventsAtOnce',
        to: 'deadLettersKeptMs, eventsAtOnce',
      },
    ],
    finds: ['kept-long-enough'],
  }),
  lasting({
    name: 'retention: what was held goes after three days',
    edits: [
      { file: sweepDeliveries, from: 'heldKeptMs = 30 * day', to: 'heldKeptMs = 3 * day' },
      {
        file: sweepDeliveries,
        from: 'deliveredKeptMs, eventsAtOnce',
        to: 'heldKeptMs, eventsAtOnce',
      },
    ],
    finds: ['kept-long-enough'],
  }),
  lasting(
    mutation(
      'retention: what was held stays for ever',
      sweepDeliveries,
      ['heldKeptMs = 30 * day', 'heldKeptMs = 3000 * day'],
      'gone-in-time',
    ),
  ),
  {
    name: 'market: one list without a listing is enough for it to be gone',
    edits: [
      { file: retiring, from: 'const isGone = missingSince !== null;', to: 'const isGone = true;' },
      { file: retiring, from: '? { goneAt: missingSince }', to: '? { goneAt: found.createdAt }' },
    ],
    finds: ['import-atomic'],
  },
  mutation(
    'market: a list is taken over from its second row on',
    `${marketIntake}/finish-staging.ts`,
    ['      cursor: 0,\n', '      cursor: 1,\n'],
    'import-atomic',
  ),
  mutation(
    'market: what a list does not have stays listed',
    `${marketIntake}/take-over.ts`,
    ['found.isComplete ? await retireSome(tx, found) : null', 'null'],
    'import-atomic',
  ),
  mutation(
    'descriptions: a batch is left waiting',
    `${describing}/describe-vehicles.ts`,
    ['  await endWaits(tx, siteId, id);\n', ''],
    'descriptions-end',
  ),
  mutation(
    'descriptions: a text is written without an event',
    `${describing}/describe-vehicles.ts`,
    ["if (car && ending.status === 'complete') {", "if (car && ending.status === 'failed') {"],
    'descriptions-end',
  ),
  lasting(
    mutation(
      "descriptions: a person's text is written over on request",
      `${describing}/request-descriptions.ts`,
      [
        "newest?.status === 'complete' && newest.maker === 'person'",
        "newest?.status === 'failed' && newest.maker === 'person'",
      ],
      'answers-expected',
      'description-is-newest',
    ),
  ),
  mutation(
    'descriptions: a vehicle keeps its old text',
    `${describing}/describe-vehicles.ts`,
    ['  await showDescription(tx, row, ending);\n', ''],
    'description-is-newest',
  ),
  lasting(
    mutation(
      'retention: events stay for ever',
      'src/domain/webhooks/retention-store.ts',
      ['notExists(left)', "inArray(events.id, ['none'])"],
      'gone-in-time',
    ),
  ),
  mutation(
    'retention: answers go after 12 hours',
    'src/idempotency/store.ts',
    [
      'lte(idempotencyRecords.createdAt, tx.now - keptMs)',
      'lte(idempotencyRecords.createdAt, tx.now - keptMs / 2)',
    ],
    'kept-long-enough',
    'idempotent-once',
  ),
  mutation(
    'retention: answers stay for two days',
    'src/idempotency/store.ts',
    [
      'lte(idempotencyRecords.createdAt, tx.now - keptMs)',
      'lte(idempotencyRecords.createdAt, tx.now - 2 * keptMs)',
    ],
    'gone-in-time',
  ),
  mutation(
    'retention: the request log goes after three days',
    'src/db/request-files.ts',
    ['keptMs = 14 * day', 'keptMs = 3 * day'],
    'kept-long-enough',
  ),
  mutation(
    'retention: the request log stays for a month',
    'src/db/request-files.ts',
    ['keptMs = 14 * day', 'keptMs = 31 * day'],
    'gone-in-time',
  ),
  mutation(
    'social: what may have been sent is sent again unseen',
    `${posting}/attempt.ts`,
    ['    if (!isSure) {', '    if (!isSure && target.handle !== null) {'],
    'posted-once',
  ),
  mutation(
    'social: nobody remembers that a send began',
    `${posting}/queue.ts`,
    ['unsureSince: row.unsureSince ?? tx.now', 'unsureSince: null'],
    'posted-once',
  ),
  mutation(
    'social: a post ends without an event',
    `${posting}/settle.ts`,
    ["await emit(tx, siteId, 'social.post.published', data);", 'void data;'],
    'posts-end-once',
  ),
  mutation(
    'social: a post ends twice',
    `${posting}/settle.ts`,
    ['await changeTarget(tx, id, { isTold: true });', 'void id;'],
    'posts-end-once',
  ),
  mutation(
    'social: a scheduled post is told of at each change',
    `${posting}/go-on.ts`,
    ["status === 'scheduled' && row.status !== 'scheduled'", "status === 'scheduled'"],
    'posts-end-once',
  ),
  mutation(
    'social: a scheduled post is left alone',
    `${posting}/publish-social.ts`,
    ['row.scheduledAt !== null && row.scheduledAt <= tx.now', 'row.scheduledAt === null'],
    'posts-when-due',
    'work-is-taken-up',
  ),
  mutation(
    'a lead that nothing sends',
    'src/domain/leads/submit-lead.ts',
    ['await sendTo(tx, same ?? row, await channelsOf(tx, siteId));', ''],
    'leads-are-sent',
  ),
  mutation(
    'the same person is a lead each time',
    'src/domain/leads/submit-lead.ts',
    ['if (!same) await insertLead', 'if (!same || true) await insertLead'],
    'leads-are-kept',
  ),
  lasting(
    mutation(
      'a lead whose CRM refused it counts as delivered',
      'src/domain/leads/send-lead.ts',
      ['if (status >= 200 && status < 300) return', 'if (status >= 200) return'],
      'leads-are-sent',
    ),
  ),
];
