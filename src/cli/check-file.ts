import { siteContext } from '../domain/compliance/context-of.ts';
import { findFaults } from '../domain/compliance/engine/find-faults.ts';
import { makeReport } from '../domain/compliance/engine/make-report.ts';
import type { Content } from '../domain/compliance/reading/content.ts';
import { guessFormat } from '../domain/compliance/reading/guess-format.ts';
import { readContent } from '../domain/compliance/reading/read-content.ts';
import { bareContext, type CheckContext } from '../domain/compliance/rules/context.ts';
import { stateOf } from '../domain/compliance/rules/states.ts';
import { isoTime, systemClock } from '../lib/clock.ts';
import { invalid, problem } from '../problem.ts';
import { localDay } from '../writing/facts/local-date.ts';
import type { CheckOptions } from './check.ts';
import { checkLines } from './check-lines.ts';
import { reportLines } from './report-lines.ts';
import { print } from './print.ts';
import { siteNamed } from './site-named.ts';
import { withApp } from './with-app.ts';

/** One text, or with --jsonl one a line. Throws where it does not pass, for the exit status. */
export async function checkFile(file: string, options: CheckOptions): Promise<void> {
  const { format, json, site } = options;
  if (options.jsonl && json) throw invalid('json', 'is for one text, --jsonl for many');
  if (options.jsonl && site !== undefined) throw invalid('site', 'is for one text at a time');
  const bare = contextOf(options);
  const source = file === '-' ? Bun.stdin : Bun.file(file);
  if (file !== '-' && !(await Bun.file(file).exists())) {
    throw problem('not_found', `There is no file "${file}".`);
  }
  if (options.jsonl) return checkLines(source.stream(), format ?? null, bare);
  const text = await source.text();
  if (text.trim() === '') throw new Error('There is no text to check.');
  const content = readContent(text, format ?? guessFormat(file, text));
  const context =
    site === undefined ? bare : await contextAt(site, content, bare, options.asOf !== undefined);
  const findings = findFaults(content, context);
  const report = makeReport(findings, context.now);
  print(json, report, reportLines(report, findings));
  if (report.overall_status === 'pass') return;
  const name = file === '-' ? 'The text' : `"${file}"`;
  throw new Error(`${name} does not pass: ${report.overall_status}, score ${report.score}.`);
}

/** What the site knows; states that were asked for besides its own are loaded too. */
async function contextAt(
  slug: string,
  content: Content,
  { states, today }: CheckContext,
  isAsOf: boolean,
): Promise<CheckContext> {
  return withApp(async ({ ctx }) => {
    const { id } = await siteNamed(ctx, slug);
    const known = await siteContext(ctx, id, [content]);
    // Without a day that was asked for it is today at the site.
    const day = isAsOf ? today : known.today;
    return { ...known, today: day, states: [...new Set([...known.states, ...states])] };
  });
}

function contextOf({ state, asOf }: CheckOptions): CheckContext {
  const now = systemClock.now();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const today = asOf === undefined ? localDay(isoTime(now), timeZone) : calendarDay(asOf);
  const states = (state?.split(',') ?? []).map((code) => {
    const known = stateOf(code);
    if (known === null)
      throw invalid('state', `"${code}" is no two-letter code of a state or province`);
    return known;
  });
  return { ...bareContext(now, today), states };
}

/** Throws for what is no day of the calendar: 2026-02-30. */
function calendarDay(text: string): string {
  const at = Date.parse(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at);
  if (isDay && isoTime(at).startsWith(text)) return text;
  throw invalid('as-of', `"${text}" is not a day such as 2026-05-04`);
}
