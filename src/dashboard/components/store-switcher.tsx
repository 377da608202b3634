import { navigation, type PlaceName } from '../navigation.ts';
import type { StoreVisit } from '../visit.ts';
import { Icon } from './icon.tsx';

type Props = { visit: StoreVisit; place: PlaceName | null };

/** The store, and the way to the same place at another one. */
export function StoreSwitcher({ visit, place }: Props) {
  const { site, who, words } = visit;
  const others = who.memberships.filter(({ siteId }) => siteId !== site.id);
  const name = (
    <span>
      <strong>{site.name}</strong>
      <small>{[site.city, site.state].filter(Boolean).join(', ')}</small>
    </span>
  );
  if (others.length === 0) {
    return (
      <div class="switcher">
        <div>{name}</div>
      </div>
    );
  }
  const path = navigation.flatMap(({ places }) => places).find((one) => one.name === place)?.path;
  return (
    <details class="switcher" name="switcher">
      <summary>
        {name}
        <span class="sr-only">{words.nav.changeStore}</span>
        <Icon name="chevrons-up-down" />
      </summary>
      <ul>
        {others.map((other) => (
          <li key={other.siteId}>
            <a href={`/app/${other.slug}${path ?? ''}`}>{other.siteName}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
