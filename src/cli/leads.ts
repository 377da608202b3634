import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { inLane } from '../db/write.ts';
import { adfDocument } from '../domain/leads/adf.ts';
import { leadsCsv, vehicleName } from '../domain/leads/csv.ts';
import {
  deliveriesOf,
  type LeadDeliveryRow,
  reviveDead,
} from '../domain/leads/deliveries-store.ts';
import { forgetLeads } from '../domain/leads/forget.ts';
import { type LeadRow, listLeads } from '../domain/leads/store.ts';
import { setTargets, type TargetChange } from '../domain/leads/targets.ts';
import { isoTime, isoTimeOrNull } from '../lib/clock.ts';
import { parseInstant } from '../lib/instant.ts';
import { invalid } from '../problem.ts';
import { print, table } from './print.ts';
import { siteNamed } from './site-named.ts';
import { withApp } from './with-app.ts';

type ListOptions = { site: string; spam?: boolean; since?: string; json?: boolean };
type ExportOptions = { site: string; format: string; since?: string; out?: string; json?: boolean };
type SendOptions = { site: string; url?: string; email?: string; json?: boolean };

export function leadsCommand(program: Command): void {
  const leads = program.command('leads').description('what people ask on share pages');
  leads
    .command('list')
    .description('list the leads of a site, newest first')
    .requiredOption('--site <slug>', 'the site')
    .option('--since <day>', 'from this day on, such as 2026-05-04')
    .option('--spam', 'those that were kept apart as spam')
    .option('--json', 'print JSON')
    .action(list);
  leads
    .command('export')
    .description('write leads as ADF/XML or CSV')
    .requiredOption('--site <slug>', 'the site')
    .option('--format <format>', 'adf or csv', 'adf')
    .option('--since <day>', 'from this day on')
    .option('--out <file>', 'a file in the place of the terminal')
    .option('--json', 'print JSON')
    .action(exportLeads);
  leads
    .command('forget')
    .description('delete all that somebody has sent')
    .option('--email <address>', 'the e-mail address that was given')
    .option('--phone <number>', 'the phone number that was given')
    .option('--site <slug>', 'of this site alone')
    .option('--json', 'print JSON')
    .action(forget);
  leads
    .command('send')
    .description('say where new leads of a site go by themselves')
    .requiredOption('--site <slug>', 'the site')
    .option('--url <address>', 'takes them as ADF by HTTPS POST; off for none')
    .option('--email <address>', 'takes them as ADF by e-mail; off for none')
    .option('--json', 'print JSON')
    .action(send);
  leads
    .command('retry')
    .description('send once more what was given up')
    .requiredOption('--site <slug>', 'the site')
    .option('--json', 'print JSON')
    .action(retry);
}

async function list({ site: slug, spam, since, json }: ListOptions): Promise<void> {
  const found = await withApp(async ({ ctx }) => {
    const { id } = await siteNamed(ctx, slug);
    const rows = await listLeads(ctx.reader, id, { spam, since: dayFrom(since) });
    const sent = await deliveriesOf(
      ctx.reader,
      rows.map((row) => row.id),
    );
    return rows.map((row) => view(ctx, row, sent.get(row.id) ?? []));
  });
  const heading = ['RECEIVED', 'NAME', 'EMAIL', 'PHONE', 'VEHICLE', 'SENT'];
  const cells = found.map((lead) => [
    lead.created_at,
    lead.name,
    lead.email ?? '',
    lead.phone ?? '',
    lead.vehicle ?? '',
    lead.deliveries.map(({ channel, status }) => `${channel} ${status}`).join(', '),
  ]);
  print(json, { leads: found }, found.length > 0 ? table(heading, cells) : ['No leads.']);
}

async function exportLeads({ site: slug, format, since, out, json }: ExportOptions) {
  if (format !== 'adf' && format !== 'csv') throw invalid('format', 'must be adf or csv');
  const { text, count } = await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, slug);
    const rows = await listLeads(ctx.reader, site.id, { since: dayFrom(since) });
    const isAdf = format === 'adf';
    const made = isAdf ? adfDocument(rows, site, ctx.config.appOrigin) : leadsCsv(rows);
    return { text: made, count: rows.length };
  });
  if (out !== undefined) {
    await Bun.write(out, text, { mode: 0o600 });
    print(json, { file: out, leads: count }, [`Wrote ${count} leads to ${out}`]);
  } else if (json) print(json, { format, leads: count, text }, []);
  else process.stdout.write(text);
}

type ForgetOptions = { email?: string; phone?: string; site?: string; json?: boolean };

async function forget({ email, phone, site, json }: ForgetOptions): Promise<void> {
  if ((email === undefined) === (phone === undefined)) {
    throw invalid('forget', '--email or --phone says who');
  }
  const contact = email === undefined ? { phone: phone ?? '' } : { email };
  const forgotten = await withApp(async ({ ctx }) => {
    const siteId = site === undefined ? null : (await siteNamed(ctx, site)).id;
    return forgetLeads(ctx, contact, siteId);
  });
  const what = forgotten === 1 ? '1 lead' : `${forgotten} leads`;
  print(json, { forgotten }, [
    `Deleted ${what}. Backups hold them until they are rotated out, and CRMs have theirs.`,
  ]);
}

async function send({ site: slug, url, email, json }: SendOptions): Promise<void> {
  if (url === undefined && email === undefined) {
    throw invalid('send', '--url or --email says where; off for none');
  }
  const target = await withApp(async ({ ctx }) => {
    const { id } = await siteNamed(ctx, slug);
    const change: TargetChange = { url: switched(url), email: switched(email) };
    const row = await setTargets(ctx, id, change);
    // The path may hold a secret, and is not shown again.
    const crm = row.crmUrl === null ? null : new URL(ctx.seal.decrypt(row.crmUrl)).host;
    return { crm_host: crm, crm_email: row.crmEmail };
  });
  const places = [target.crm_host, target.crm_email].filter((place) => place !== null);
  const where = places.length === 0 ? 'nowhere: they are kept here' : `to ${places.join(' and ')}`;
  print(json, target, [`New leads go ${where}`]);
}

async function retry({ site: slug, json }: { site: string; json?: boolean }): Promise<void> {
  const count = await withApp(async ({ ctx }) => {
    const { id } = await siteNamed(ctx, slug);
    return ctx.write((tx) => reviveDead(tx, id), inLane(id));
  });
  print(json, { count }, [`${count} will be sent again by the server`]);
}

function switched(given: string | undefined): string | null | undefined {
  return given === 'off' ? null : given;
}

function dayFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const ms = parseInstant(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
  if (ms === null) throw invalid('since', 'must be a day such as 2026-05-04');
  return ms;
}

function view({ seal }: Context, row: LeadRow, deliveries: readonly LeadDeliveryRow[]) {
  return {
    id: row.id,
    created_at: isoTime(row.createdAt),
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    vehicle: vehicleName(row.vehicle) || null,
    vin: row.vehicle?.vin ?? null,
    times: row.times,
    last_at: isoTime(row.lastAt),
    spam_reason: row.spamReason,
    consent: row.consentText && {
      text: row.consentText,
      version: row.consentVersion,
      at: isoTimeOrNull(row.consentedAt),
      address: opened(seal, row.address),
    },
    page_id: row.pageId,
    deliveries: deliveries.map(({ channel, status, attempts, error, nextAttemptAt }) => {
      return { channel, status, attempts, error, next_attempt_at: isoTimeOrNull(nextAttemptAt) };
    }),
  };
}

/** Null for one that was sealed under a key that is lost. */
function opened(seal: Context['seal'], address: string | null): string | null {
  try {
    return address === null ? null : seal.decrypt(address);
  } catch {
    return null;
  }
}
