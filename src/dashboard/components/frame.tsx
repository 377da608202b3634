import type { ComponentChildren } from 'preact';
import { assetPaths } from '../assets/paths.ts';
import { isStoreVisit, type PersonVisit, storePath, type StoreVisit } from '../visit.ts';
import type { PlaceName } from '../navigation.ts';
import { Icon } from './icon.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { Me } from './me.tsx';
import { Navigation, OperatorLink } from './side-navigation.tsx';
import { StoreSwitcher } from './store-switcher.tsx';

/** How many things wait at each place. */
export type Counts = Partial<Record<PlaceName, number>>;

type Props = {
  visit: PersonVisit;
  place: PlaceName | null;
  counts: Counts;
  watch: readonly string[];
  children: ComponentChildren;
};

/** The page of somebody who has signed in: the sidebar, and what they came for. */
export function Frame({ visit, place, counts, watch, children }: Props) {
  const { words } = visit;
  return (
    <div class="frame">
      <header class="topbar">
        <button type="button" class="icon-button" popoverTarget="side" aria-label={words.nav.menu}>
          <Icon name="menu" />
        </button>
        <Brand />
      </header>
      <aside class="side" id="side" popover="auto" aria-label="Forecourt">
        <Brand />
        {isStoreVisit(visit) && <StoreSwitcher visit={visit} place={place} />}
        {isStoreVisit(visit) && <Navigation visit={visit} place={place} counts={counts} />}
        {visit.who.user.isOperator && <OperatorLink visit={visit} />}
        <Me visit={visit} />
      </aside>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <KeysDialog words={words} isOn={visit.who.user.hasShortcuts} />
      {isStoreVisit(visit) && <div hx-sse:connect={livePath(visit, watch)} hx-swap="none" hidden />}
    </div>
  );
}

function livePath(visit: StoreVisit, watch: readonly string[]): string {
  const query = new URLSearchParams(watch.map((topic) => ['watch', topic])).toString();
  return storePath(visit, query === '' ? '/live' : `/live?${query}`);
}

function Brand() {
  return (
    <a class="brand" href="/app">
      <img src={assetPaths().logo} alt="" width={28} height={28} />
      Forecourt
    </a>
  );
}
