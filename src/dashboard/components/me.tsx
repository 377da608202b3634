import type { Theme } from '../../../schema/tables/users.ts';
import { isStoreVisit, type PersonVisit } from '../visit.ts';
import { Icon } from './icon.tsx';

/** Who has signed in, the theme, and the way out. */
export function Me({ visit }: { visit: PersonVisit }) {
  const { who, words, url } = visit;
  const { name, theme, email } = who.user;
  const below = isStoreVisit(visit) ? words.nav.roles[visit.membership.role] : email;
  const next: Theme = theme === 'dark' ? 'light' : 'dark';
  return (
    <div class="me">
      <a href="/app/account">
        <span class="initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span>
          <strong>{name}</strong>
          <small>{below}</small>
        </span>
      </a>
      <form method="post" action="/app/account/theme">
        <input type="hidden" name="theme" value={next} />
        <input type="hidden" name="next" value={url.pathname + url.search} />
        <button class="icon-button" type="submit" aria-label={words.nav.themeTo[next]}>
          <Icon name={next === 'dark' ? 'moon' : 'sun'} />
        </button>
      </form>
      <form method="post" action="/login/out">
        <button class="icon-button" type="submit" aria-label={words.nav.signOut}>
          <Icon name="log-out" />
        </button>
      </form>
    </div>
  );
}

/** Of the first and the last word, in whole characters. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : [parts[0]];
  return ends
    .map((part) => [...(part ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
