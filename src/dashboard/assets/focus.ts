/**
 * Where the focus is when a page opens, for whoever has no mouse. It comes as a text, as `app.ts`
 * does. What a page asks for itself by `autofocus` stays.
 */

const visible = <E extends HTMLElement>(selector: string) =>
  [...document.querySelectorAll<E>(selector)].find((one) => one.checkVisibility());

/** What has been done, else the field that is wrong, else the first row of a further page. */
function landing(): HTMLElement | undefined {
  const query = new URLSearchParams(location.search);
  const isFurther = ['after', 'before', 'page'].some((name) => query.has(name));
  return (
    visible('[data-result]') ??
    visible('main [aria-invalid=true]') ??
    (isFurther ? (visible('main [data-row]') ?? visible('main .scroll')) : undefined)
  );
}

function land(): void {
  const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
  if (isElsewhere || location.hash !== '' || document.querySelector('main [autofocus]')) return;
  landing()?.focus();
}

land();

/** What htmx has swapped in takes the focus where the page says so, and once alone. */
document.addEventListener('htmx:after:swap', () => {
  const swapped = document.querySelector<HTMLElement>('[data-focus]');
  swapped?.removeAttribute('data-focus');
  swapped?.focus();
});

export default '';
