/**
 * What was typed into a form survives the sign-in that it met, and a form is sent once however
 * often its button is pressed. It comes as a text, as `app.ts` does.
 */

type Typed = { page: string; action: string; who: string; fields: [string, string][] };

const isSignIn = (path: string) => /^\/(?:login|app\/confirm)\b/.test(path);
const here = () => location.pathname + location.search;
/** Nobody else is shown it who signs in after them. */
const whoIsHere = () => document.querySelector('.me strong')?.textContent ?? '';
/** After this long whoever presses again means it. */
const sendingMs = 5_000;
const name = 'typed';
/** The button of each form that is on its way. */
const sending = new Map<HTMLFormElement, HTMLElement | null>();

document.addEventListener('submit', (event) => {
  const form = event.target instanceof HTMLFormElement ? event.target : null;
  if (form?.getAttribute('method') !== 'post') return;
  if (!form.querySelector('[type=password]')) keep(form);
  if (event.defaultPrevented) return;
  const { submitter } = event;
  if (sending.get(form) === submitter) event.preventDefault();
  sending.set(form, submitter);
  setTimeout(() => sending.delete(form), sendingMs);
});

/** The page as it was left, by the way back. */
addEventListener('pageshow', () => sending.clear());

const addressOf = (form: HTMLFormElement) => form.getAttribute('action') ?? '';

function keep(form: HTMLFormElement): void {
  const fields = [...new FormData(form)].filter((one): one is [string, string] => {
    return typeof one[1] === 'string';
  });
  const typed: Typed = { page: here(), action: addressOf(form), who: whoIsHere(), fields };
  sessionStorage.setItem(name, JSON.stringify(typed));
}

function restore(): void {
  if (isSignIn(location.pathname)) return;
  const kept = sessionStorage.getItem(name);
  sessionStorage.removeItem(name);
  if (kept === null || !isSignIn(URL.parse(document.referrer)?.pathname ?? '')) return;
  const { page, action, who, fields } = JSON.parse(kept) as Typed;
  if (page !== here() || who !== whoIsHere()) return;
  const form = [...document.forms].find((one) => addressOf(one) === action);
  if (!form) return;
  for (const field of form.elements) fill(field, fields);
  form.closest('dialog')?.showModal();
}

/** Hidden fields say what the page knows now: another version, or that it has been seen. */
function fill(field: Element, fields: [string, string][]): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    field.checked = fields.some((one) => one[0] === field.name && one[1] === field.value);
    return;
  }
  const isTyped =
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement ||
    (field instanceof HTMLInputElement && !/^(?:hidden|file|submit)$/.test(field.type));
  const at = isTyped ? fields.findIndex((one) => one[0] === field.name) : -1;
  const [typed] = at < 0 ? [] : fields.splice(at, 1);
  if (!typed || !isTyped) return;
  field.value = typed[1];
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

restore();

export default '';
