import type { Page } from 'playwright-core';

/** More stops than any page has that is asked. */
const maxStops = 200;

/** What the element with the focus is called, as it is read out. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return '';
    const label = (at as HTMLInputElement).labels?.[0]?.textContent;
    return (at.getAttribute('aria-label') ?? label ?? at.textContent ?? '').trim();
  });
}

/** Why nobody could see where the focus is; null where they can. */
export function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return 'nothing has the focus';
    const name = `${at.tagName} "${(at.textContent ?? '').trim().slice(0, 40)}"`;
    if (!at.matches(':focus-visible')) return `${name} does not show its focus`;
    const style = getComputedStyle(at);
    if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) {
      return `${name} has no outline`;
    }
    const { left, top, right, bottom } = at.getBoundingClientRect();
    const isSeen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    if (!isSeen || right - left < 2 || bottom - top < 2) return `${name} is out of sight`;
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const shown = document.elementFromPoint(x, y);
    const isCovered = shown !== null && !at.contains(shown) && !shown.contains(at);
    return isCovered ? `${name} is covered by ${shown.tagName}` : null;
  });
}

/** Tab by Tab to what has this name; at each stop the focus must be seen. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  // Nobody sees a focus before the page has its style.
  await page.waitForFunction(() => document.readyState === 'complete');
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    const present = await focused(page);
    // Past the last stop the focus is on the browser itself, and then at the beginning.
    if (present === '') continue;
    const fault = await focusFault(page);
    if (fault !== null) throw new Error(fault);
    if (typeof name === 'string' ? present === name : name.test(present)) return;
    passed.push(present);
  }
  throw new Error(`No Tab leads to ${String(name)}, but to: ${[...new Set(passed)].join(' | ')}`);
}
