import type { ComponentChildren } from 'preact';
import { sectionNames } from '../../../schema/contracts/store-details.ts';
import { findConnection } from '../../domain/analytics/connections/connections-store.ts';
import { loadStoreDetails } from '../../domain/site/details/store-details.ts';
import { listBrandVoices, listCategories, listElements } from '../../domain/site/store.ts';
import { listAccounts } from '../../domain/social/accounts/store.ts';
import { may } from '../../may.ts';
import { Card } from '../components/card.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Time } from '../components/time.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import { SectionSummary } from './summary.tsx';

/** Everything that can be set at the store, each with what it is now. */
export async function showSettings(visit: StoreVisit): Promise<Response> {
  const { settings } = visit.words;
  return page(
    visit,
    { title: settings.title, place: 'settings' },
    <>
      <PageHead title={settings.title} subtitle={settings.subtitle(visit.site.name)} />
      <SiteCard visit={visit} />
      {await detailsCard(visit)}
      {await textsCard(visit)}
      {await connectionsCard(visit)}
      <PeopleCard visit={visit} />
    </>,
  );
}

type LineProps = { visit: StoreVisit; path: string; label: string; children: ComponentChildren };

function Line({ visit, path, label, children }: LineProps) {
  return (
    <li>
      <div>
        <strong>{label}</strong>
        <p class="quiet small">{children}</p>
      </div>
      <a href={storePath(visit, path)} aria-label={visit.words.settings.editOf(label)}>
        {visit.words.settings.edit}
      </a>
    </li>
  );
}

function SiteCard({ visit }: { visit: StoreVisit }) {
  const { site, actor, words, show } = visit;
  const { settings } = words;
  const { rulesSummary: rules, forms } = settings;
  const place = [site.name, site.street, site.city, site.state, site.zip, show.zone()];
  return (
    <Card title={settings.groups.site} isFlush>
      <ul class="rows">
        <Line visit={visit} path="/settings/profile" label={forms.profile}>
          {place.filter(Boolean).join(' · ')}
        </Line>
        <Line visit={visit} path="/settings/rules" label={forms.rules}>
          {site.requireApproval ? rules.approval : rules.noApproval};{' '}
          {site.allowOwnApproval ? rules.own : rules.others}
        </Line>
        {may(actor.role, 'plan.change') && (
          <Line visit={visit} path="/settings/plan" label={forms.plan}>
            {settings.plans[site.plan]}
          </Line>
        )}
      </ul>
    </Card>
  );
}

async function detailsCard(visit: StoreVisit) {
  const { ctx, site, show } = visit;
  const { settings } = visit.words;
  const { details, updatedAt } = await loadStoreDetails(ctx.reader, site.id);
  const since = updatedAt;
  return (
    <Card
      title={settings.groups.details}
      aside={<p class="quiet small">{settings.detailsText}</p>}
      isFlush
    >
      <ul class="rows">
        {sectionNames.map((name) => (
          <Line
            key={name}
            visit={visit}
            path={`/settings/store/${name}`}
            label={settings.sections[name]}
          >
            <SectionSummary visit={visit} value={details[name]} />
            {since[name] !== undefined && (
              <>
                {' · '}
                <Time at={since[name]} show={show} kind="day" />
              </>
            )}
          </Line>
        ))}
      </ul>
    </Card>
  );
}

async function textsCard(visit: StoreVisit) {
  const { settings } = visit.words;
  const { reader } = visit.ctx;
  const { id } = visit.site;
  const lists = {
    voices: await listBrandVoices(reader, id),
    elements: await listElements(reader, id),
    categories: await listCategories(reader, id),
  } as const;
  return (
    <Card title={settings.groups.texts} isFlush>
      <ul class="rows">
        {(['voices', 'elements', 'categories'] as const).map((name) => (
          <Line key={name} visit={visit} path={`/settings/${name}`} label={settings[name]}>
            <SectionSummary visit={visit} value={namesOf(lists[name])} />
          </Line>
        ))}
      </ul>
    </Card>
  );
}

async function connectionsCard(visit: StoreVisit) {
  const { ctx, site, words } = visit;
  const { connections, search } = words;
  const accounts = await listAccounts(ctx.reader, site.id);
  const sources: string[] = [];
  for (const source of ['search_console', 'ga4'] as const) {
    if (await findConnection(ctx.reader, site.id, source)) sources.push(search.sources[source]);
  }
  const named = accounts.map(({ displayName }) => displayName);
  return (
    <Card title={connections.settingsTitle} isFlush>
      <ul class="rows">
        <Line visit={visit} path="/social/accounts" label={connections.settingsAccounts}>
          {named.join(' · ') || connections.noneYet}
        </Line>
        <Line visit={visit} path="/search" label={connections.settingsFigures}>
          {sources.join(' · ') || connections.noneYet}
        </Line>
      </ul>
    </Card>
  );
}

function namesOf(rows: readonly { name: string }[]): string[] | undefined {
  return rows.length === 0 ? undefined : rows.map(({ name }) => name);
}

function PeopleCard({ visit }: { visit: StoreVisit }) {
  const { settings } = visit.words;
  return (
    <Card title={settings.groups.people} isFlush>
      <ul class="rows">
        <li>
          <div>
            <strong>{settings.signIn}</strong>
            <p class="quiet small">{settings.signInText}</p>
          </div>
          <a href={storePath(visit, '/people')}>{settings.toPeople}</a>
        </li>
      </ul>
    </Card>
  );
}
