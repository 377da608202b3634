/**
 * Whether the keys of a vPIC pattern fit a vehicle: places 4 to 8 of the VIN, a stroke, places 10
 * to 17. `*` fits whatever stands there, `[136Z]` and `[A-H]` one of several; keys may end early.
 * Returns how many places they name, as a sum in which one character counts more than a choice;
 * null where they do not fit.
 */
export function matchKeys(keys: string, text: string): number | null {
  let named = 0;
  let place = 0;
  for (let at = 0; at < keys.length; at += 1, place += 1) {
    const key = keys[at] ?? '';
    const character = text[place];
    if (character === undefined) return null;
    if (key === '*') continue;
    if (key === '[') {
      const end = keys.indexOf(']', at);
      if (end < 0 || !isIn(keys.slice(at + 1, end), character)) return null;
      named += 10;
      at = end;
    } else if (key !== character) return null;
    else named += 11;
  }
  return named;
}

/** How many of the places 10 to 17 any of the keys looks at. */
export function reachOf(keys: string): number {
  const stroke = keys.indexOf('|');
  if (stroke < 0) return 0;
  return keys
    .slice(stroke + 1)
    .replaceAll(/\[[^\]]*\]/g, '?')
    .replace(/\*+$/, '').length;
}

function isIn(choice: string, character: string): boolean {
  for (let at = 0; at < choice.length; at += 1) {
    const first = choice[at] ?? '';
    const last = choice[at + 1] === '-' ? choice[at + 2] : undefined;
    if (last === undefined) {
      if (first === character) return true;
      continue;
    }
    if (character >= first && character <= last) return true;
    at += 2;
  }
  return false;
}
