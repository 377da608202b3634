import { may } from '../../may.ts';
import { navigation, type Place, type PlaceName } from '../navigation.ts';
import { type Page, patternOf } from '../page-group.ts';
import { type PersonVisit, storePath, type StoreVisit } from '../visit.ts';
import type { Counts } from './frame.tsx';
import { Icon } from './icon.tsx';

type Props = { visit: StoreVisit; place: PlaceName | null; counts: Counts };

/** Where this person may go at this store, with what waits there. */
export function Navigation({ visit, place, counts }: Props) {
  const { words, actor, pages } = visit;
  const known = patternsOf(pages);
  const isOpen = (one: Place) => may(actor.role, one.may) && known.has(`/app/:store${one.path}`);
  return (
    <nav class="nav" aria-label={words.nav.label}>
      {navigation.map(({ heading, places }) => {
        const open = places.filter(isOpen);
        if (open.length === 0) return null;
        return (
          <>
            {heading && <p>{words.nav[heading]}</p>}
            {open.map((one) => (
              <a
                key={one.name}
                id={`nav-${one.name}`}
                href={storePath(visit, one.path)}
                aria-current={one.name === place ? 'page' : undefined}
              >
                <Icon name={one.icon} />
                {words.nav[one.name]}
                <Count visit={visit} name={one.name} count={counts[one.name]} />
              </a>
            ))}
          </>
        );
      })}
    </nav>
  );
}

const patterns = new WeakMap<readonly Page[], ReadonlySet<string>>();

/** The pages are the same from the start to the end, and there are hundreds. */
function patternsOf(pages: readonly Page[]): ReadonlySet<string> {
  const known = patterns.get(pages) ?? new Set(pages.map(patternOf));
  patterns.set(pages, known);
  return known;
}

/** Below the places of a store, and alone where one is at none. */
export function OperatorLink({ visit: { words, url } }: { visit: PersonVisit }) {
  const isHere = url.pathname.startsWith('/app/operator');
  return (
    <nav class="nav" aria-label={words.nav.operator}>
      <a href="/app/operator" aria-current={isHere ? 'page' : undefined}>
        <Icon name="server" />
        {words.nav.operator}
      </a>
    </nav>
  );
}

type CountProps = { visit: StoreVisit; name: PlaceName; count: number | undefined };

/** Empty where nothing waits, so that the stream has a place to put a number into. */
function Count({ visit, name, count }: CountProps) {
  if (count === undefined) return null;
  return (
    <span class="count" id={`count-${name}`}>
      <CountFigure visit={visit} count={count} />
    </span>
  );
}

export function CountFigure({ visit, count }: Pick<CountProps, 'visit'> & { count: number }) {
  const { show, words } = visit;
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true">{show.number(count)}</span>
      <span class="sr-only">{words.nav.waiting(show.number(count))}</span>
    </>
  );
}
