/**
 * What pages do beyond links and forms; nothing here is needed to get anything done. It runs in
 * the browser, where it comes as a text: no imports, and an export for the type checker alone.
 */

const find = <E extends HTMLElement>(selector: string, from: ParentNode = document) =>
  from.querySelector<E>(selector);

/** The forms of dialogs are pages of their own; with scripts they open over the present one. */
document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const opener = target?.closest<HTMLElement>('[data-dialog]');
  const dialog = opener && find<HTMLDialogElement>(`#${opener.dataset.dialog}`);
  if (dialog) {
    event.preventDefault();
    dialog.showModal();
    return;
  }
  if (target?.closest('[data-close]')) {
    const open = target.closest('dialog');
    if (open) {
      event.preventDefault();
      open.close();
    }
  }
  const copied = target?.closest<HTMLElement>('[data-copy]');
  if (copied) void copyText(copied);
});

async function copyText(button: HTMLElement): Promise<void> {
  const text = find(`#${button.dataset.copy}`)?.textContent ?? '';
  await navigator.clipboard.writeText(text);
  say(button.dataset.said ?? '');
}

/** One place for all that is said to whoever cannot see it. */
function say(text: string): void {
  const status = find('#status');
  if (status) status.textContent = text;
}

function toast(text: string, kind = ''): HTMLElement {
  const box = document.createElement('div');
  box.className = `toast ${kind}`;
  const words = document.createElement('span');
  words.textContent = text;
  box.append(words);
  find('.toasts')?.append(box);
  say(text);
  return box;
}

/**
 * A form with `data-undo` waits a while before it is sent, and can be taken back until then: some
 * decisions tell partners at once and have no way back.
 */
const undoMs = 8_000;
let waiting: { form: HTMLFormElement; box: HTMLElement; left: number; timer: number } | null = null;

document.addEventListener(
  'submit',
  (event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : null;
    if (!form?.dataset.undo || form.dataset.sure) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (waiting?.form === form) return;
    // One is taken back at a time: the one before is meant by now.
    sendNow();
    const box = toast(form.dataset.undo);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = form.dataset.undoLabel ?? '';
    button.addEventListener('click', takeBack);
    box.append(button);
    waiting = { form, box, left: undoMs, timer: window.setInterval(countDown, 250) };
    // A button that is disabled loses the focus.
    for (const one of form.querySelectorAll('button')) one.ariaDisabled = 'true';
    const row = form.closest<HTMLElement>('[data-undo-hides]');
    if (row) hide(row);
  },
  { capture: true },
);

/** The focus goes on to the row below, or above, that is still there. */
function hide(row: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-undo-hides]')];
  const at = all.indexOf(row);
  const near = [...all.slice(at + 1), ...all.slice(0, at).reverse()].find((one) => !one.hidden);
  row.hidden = true;
  (near ? find('a, button, input', near) : find('#main'))?.focus();
}

function countDown(): void {
  if (!waiting || waiting.box.matches(':hover, :focus-within')) return;
  waiting.left -= 250;
  if (waiting.left > 0) return;
  const { form } = waiting;
  stopWaiting();
  form.dataset.sure = 'yes';
  form.requestSubmit();
}

function takeBack(): void {
  const row = waiting?.form.closest<HTMLElement>('[data-undo-hides]');
  if (row) row.hidden = false;
  const focus = waiting?.form.querySelector('button');
  stopWaiting();
  focus?.focus();
}

function stopWaiting(): void {
  if (!waiting) return;
  window.clearInterval(waiting.timer);
  waiting.box.remove();
  for (const one of waiting.form.querySelectorAll('button')) one.ariaDisabled = null;
  waiting = null;
}

/** Leaving the page is no way to take it back. */
addEventListener('pagehide', sendNow);

/** In the background: the page stays as it is, or is left. */
function sendNow(): void {
  if (!waiting) return;
  const { form } = waiting;
  stopWaiting();
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  void fetch(form.action, { method: 'POST', body, keepalive: true, redirect: 'manual' });
}

/** Signing in, and confirming who it is, by what the device or its owner's phone holds. */
document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>('[data-passkey]');
  if (button) {
    provePasskey(button).catch(() => toast(button.dataset.failed ?? '', 'bad'));
  }
});

async function provePasskey(button: HTMLElement): Promise<void> {
  const { passkey = '', next = '/app' } = button.dataset;
  const options = await (await fetch(passkey)).json();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey });
  const body = JSON.stringify((credential as PublicKeyCredential).toJSON());
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(passkey, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error('The passkey was refused.');
  location.assign(next);
}

/** A form for a new passkey is sent with what the device has made. */
document.addEventListener('submit', (event) => {
  const form = event.target instanceof HTMLFormElement ? event.target : null;
  if (!form?.dataset.newPasskey) return;
  event.preventDefault();
  makePasskey(form).catch(() => toast(form.dataset.failed ?? '', 'bad'));
});

async function makePasskey(form: HTMLFormElement): Promise<void> {
  const options = await (await fetch(form.dataset.newPasskey ?? '')).json();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey });
  const field = find<HTMLInputElement>('[name=response]', form);
  if (field) field.value = JSON.stringify((credential as PublicKeyCredential).toJSON());
  form.submit();
}

/** Filters send themselves; without scripts they have a button. */
document.addEventListener('change', (event) => {
  const field = event.target instanceof HTMLElement ? event.target : null;
  const form = field?.closest<HTMLFormElement>('form[data-send]');
  if (form && field instanceof HTMLSelectElement) form.requestSubmit();
  // One box stands for all of a list.
  const all = field instanceof HTMLInputElement ? field.dataset.all : undefined;
  if (all !== undefined && field instanceof HTMLInputElement) {
    const boxes = document.querySelectorAll<HTMLInputElement>(`[type=checkbox][name="${all}"]`);
    for (const box of boxes) box.checked = field.checked;
  }
});

/** How many characters are in a field, in the words and digits of the page. */
document.addEventListener('input', (event) => {
  const area = event.target instanceof HTMLTextAreaElement ? event.target : null;
  const counter = area?.dataset.counter ? find(`#${area.dataset.counter}`) : null;
  if (!area || !counter) return;
  const count = [...area.value].length.toLocaleString(document.documentElement.lang);
  counter.textContent = (counter.textContent ?? '').replace(/[\d.,]+/, count);
});

/** Single keys, unless their owner has switched them off, and never while one types. */
const places: Record<string, string> = { t: 'today', a: 'articles', l: 'leads', v: 'vehicles' };
const typedIn = 'input:not([type=checkbox]), textarea, select, dialog[open], [contenteditable]';
let isGoing = false;

document.addEventListener('keydown', (event) => {
  if (document.body.dataset.keys !== 'on') return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const at = event.target instanceof HTMLElement ? event.target : null;
  if (at?.closest(typedIn)) return;
  const { key } = event;
  const place = isGoing ? places[key] : undefined;
  isGoing = key === 'g';
  if (place !== undefined) find(`#nav-${place}`)?.click();
  else if (key === 'z') takeBack();
  else if (key === '/') goToSearch();
  else if (key === '?') find<HTMLDialogElement>('#keys')?.showModal();
  else if (key === 'j' || key === 'k') step(key === 'j' ? 1 : -1);
  else if (/^[a-y]$/.test(key)) find(`[data-key="${key}"]`)?.click();
  else return;
  if (key !== 'g') event.preventDefault();
});

/** The search of this page, else the one over everything. */
function goToSearch(): void {
  const own = find('[data-key-search]');
  if (own) own.focus();
  else find('#nav-find')?.click();
}

function step(by: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const present = rows.findIndex((row) => row === document.activeElement);
  rows[Math.min(rows.length - 1, Math.max(0, present + by))]?.focus();
}

/** htmx wakes up in a timer, and hears nothing of what was typed before. */
document.addEventListener(
  'htmx:after:process',
  () => {
    const search = find<HTMLInputElement>('[data-key-search]');
    if (search && search.value !== search.defaultValue) {
      search.dispatchEvent(new Event('input', { bubbles: true }));
    }
  },
  { once: true },
);

/** htmx: a dead server says so. */
document.addEventListener('htmx:error', () => {
  const { away } = document.body.dataset;
  if (away !== undefined) toast(away, 'bad');
});

export default '';
