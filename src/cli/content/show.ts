import { finishedArticle } from '../../domain/content/publication/finished-article.ts';
import {
  listTransitions,
  type TransitionRow,
} from '../../domain/content/publication/transitions-store.ts';
import { findVersion, listVersions } from '../../domain/content/publication/versions-store.ts';
import { isoTime } from '../../lib/clock.ts';
import { problem } from '../../problem.ts';
import { print, table } from '../print.ts';
import { siteNamed } from '../site-named.ts';
import { withApp } from '../with-app.ts';
import { articleNamed, versionFrom, viewState } from './deed.ts';

type ShowOptions = { site: string; text?: string | boolean; json?: boolean };

export async function show(id: string, options: ShowOptions): Promise<void> {
  const number = typeof options.text === 'string' ? versionFrom(options.text) : undefined;
  const { found, versions, deeds, earlier } = await withApp(async ({ ctx }) => {
    const site = await siteNamed(ctx, options.site);
    const of = [ctx.reader, site.id, await articleNamed(ctx, site, id)] as const;
    const one = await finishedArticle(...of);
    return {
      found: one,
      versions: await listVersions(...of),
      deeds: await listTransitions(...of),
      earlier: number === undefined ? undefined : await findVersion(...of, number),
    };
  });
  if (number !== undefined && !earlier && number !== found.version) {
    throw problem('not_found', `The article has no version ${number}.`);
  }
  const markdown = earlier?.content ?? found.body.content;
  const shown = {
    ...viewState(found),
    markdown,
    versions: versions.map(({ version, title, madeBy, createdAt }) => {
      return { version, title, made_by: madeBy, created_at: isoTime(createdAt) };
    }),
    history: deeds.map(viewDeed),
  };
  if (options.text && !options.json) {
    process.stdout.write(markdown);
    return;
  }
  const { markdown: _markdown, versions: _versions, history: _history, ...state } = shown;
  const facts = Object.entries(state).map(([name, value]) => [name, String(value ?? '-')]);
  const history = deeds.map((deed) => {
    return `${isoTime(deed.createdAt)}  ${deed.actor}: ${deed.action}${reasonOf(deed)}`;
  });
  print(options.json, shown, [...table(['', ''], facts).slice(1), ...history]);
}

function viewDeed(deed: TransitionRow) {
  const { action, actor, reason, assignee, version } = deed;
  return {
    action,
    from: deed.fromStatus,
    to: deed.toStatus,
    by: actor,
    reason,
    assignee,
    version,
    at: isoTime(deed.createdAt),
  };
}

function reasonOf({ assignee, reason }: TransitionRow): string {
  const to = assignee === null ? '' : ` to ${assignee}`;
  return reason === null ? to : `${to} (${reason})`;
}
