import { LinkButton } from '../components/button.tsx';
import { Badge } from '../components/badge.tsx';
import { Empty } from '../components/empty.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import { storePath, type StoreVisit } from '../visit.ts';
import type { TextKind, TextRow } from './text-kind.ts';

const newWords = {
  voice: 'newVoice',
  element: 'newElement',
  category: 'newCategory',
} as const;

const aboutWords = {
  voices: 'voicesText',
  elements: 'elementsText',
  categories: 'categoriesText',
} as const;

/** Everything of one kind, each leading to its form. */
export function showTexts(kind: TextKind) {
  return async (visit: StoreVisit): Promise<Response> => {
    const { settings } = visit.words;
    const rows = await kind.list(visit.ctx, visit.site.id);
    const path = storePath(visit, `/settings/${kind.name}`);
    const add = (
      <LinkButton kind="primary" icon="plus" href={`${path}/new`}>
        {settings[newWords[kind.one]]}
      </LinkButton>
    );
    return page(
      visit,
      { title: settings[kind.name], place: 'settings' },
      <>
        <PageHead
          title={settings[kind.name]}
          subtitle={settings[aboutWords[kind.name]]}
          back={{ href: storePath(visit, '/settings'), label: settings.title }}
        >
          {rows.length > 0 && add}
        </PageHead>
        <div class="card">
          {rows.length === 0 ? (
            <Empty
              icon="settings"
              title={settings.emptyTitle}
              text={settings[aboutWords[kind.name]]}
            >
              {add}
            </Empty>
          ) : (
            <ul class="rows">
              {rows.map((row) => (
                <Line key={row.id} visit={visit} kind={kind} row={row} path={path} />
              ))}
            </ul>
          )}
        </div>
      </>,
    );
  };
}

type LineProps = { visit: StoreVisit; kind: TextKind; row: TextRow; path: string };

function Line({ visit, kind, row, path }: LineProps) {
  const { settings } = visit.words;
  const type = row['type'] as keyof typeof settings.choices | undefined;
  return (
    <li>
      <div>
        <a class="title-link" href={`${path}/${row.id}`} data-row>
          {row.name}
        </a>
        <p class="quiet small">{shortened(kind.about(row))}</p>
      </div>
      {row['isDefault'] === true && <Badge tone="info">{settings.isDefault}</Badge>}
      {type !== undefined && <Badge tone="idle">{settings.choices[type]}</Badge>}
    </li>
  );
}

function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 159).trimEnd()}…` : text;
}
