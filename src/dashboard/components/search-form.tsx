import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

type Props = {
  /** Of the page with the list, which has it in an element with the id `list`. */
  path: string;
  label: string;
  text: string;
  /** What else the address asks for, such as the tab. */
  keep: Record<string, string>;
  submit: string;
  children?: ComponentChildren;
};

/**
 * Searches and narrows down a list. Without scripts it is a form with a button; with them the list
 * follows what is typed, and the address follows the list.
 */
export function SearchForm({ path, label, text, keep, submit, children }: Props) {
  return (
    <form
      class="filters"
      role="search"
      action={path}
      hx-get={path}
      hx-trigger="input delay:250ms, change, submit"
      hx-target="#list"
      hx-select="#list"
      hx-swap="innerHTML strip:true"
      hx-push-url="true"
      hx-sync="this:replace"
    >
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div class="search">
        <Icon name="search" />
        <input
          class="input"
          type="search"
          name="q"
          value={text}
          placeholder={label}
          aria-label={label}
          data-key-search
          autocomplete="off"
        />
      </div>
      {children}
      <noscript>
        <button class="button" type="submit">
          {submit}
        </button>
      </noscript>
    </form>
  );
}
