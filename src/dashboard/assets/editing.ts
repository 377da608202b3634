/** What a browser does with texts that are edited; it comes as a text, as `app.ts` does. */

const elementOf = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);

/** The buttons over a text put Markdown around what is marked, or before its lines. */
for (const bar of document.querySelectorAll<HTMLElement>('[data-toolbar]')) bar.hidden = false;

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>('[data-around], [data-before]');
  const name = button?.closest<HTMLElement>('[data-toolbar]')?.dataset.toolbar;
  const area = button && elementOf<HTMLTextAreaElement>(`#${name}`);
  if (!area) return;
  const { around = '', before = '', end = around } = button.dataset;
  const [from, to] = [area.selectionStart, area.selectionEnd];
  const start = before === '' ? from : area.value.lastIndexOf('\n', from - 1) + 1;
  const marked = area.value.slice(start, to);
  const lines = marked.split('\n').map((line) => before + line);
  area.setRangeText(around + lines.join('\n') + end, start, to, 'end');
  area.focus();
  if (from === to && end !== '') area.setSelectionRange(from + around.length, from + around.length);
  area.dispatchEvent(new Event('input', { bubbles: true }));
});

/** Text that was not saved is offered again: by article and version, in this browser alone. */
for (const area of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-keep]')) {
  const name = `kept:${area.dataset.keep}`;
  const kept = localStorage.getItem(name);
  const offer = elementOf(`#${area.dataset.offer ?? 'none'}`);
  if (kept !== null && kept !== area.value && offer) {
    offer.hidden = false;
    offer.querySelector('button')?.addEventListener('click', () => {
      area.value = kept;
      offer.hidden = true;
      area.focus();
    });
  }
  area.addEventListener('input', () => localStorage.setItem(name, area.value));
  area.form?.addEventListener('submit', () => sessionStorage.setItem('sent', name));
}

/** It is forgotten where saving it has led on, and not where it led to the sign-in or an error. */
const sent = sessionStorage.getItem('sent');
const isElsewhere = !/^\/login|^\/app\/confirm|\/edit\b/.test(location.pathname);
if (sent !== null && isElsewhere) {
  sessionStorage.removeItem('sent');
  localStorage.removeItem(sent);
}

export default '';
