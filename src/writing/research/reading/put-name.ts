import { capitalised } from './display.ts';
import { normalise } from './normalise.ts';

/** The text with a name as it is printed, in the plural too. */
export function putName(text: string, name: string): string {
  if (normalise(name).length === 0) return text;
  const shown = name === name.toLowerCase() ? capitalised(name) : name;
  return text.replace(patternOf(name, plural(name)), (_all, ending: string = '') => {
    return `${shown}${ending.toLowerCase()}`;
  });
}

/** "F-150s", "CR-Vs", "Camrys"; what fits is no Honda Fit. */
function plural(name: string): string {
  return name.length > 3 || /[\d-]/.test(name) ? "('?s|es)?" : '()';
}

/** The name in any case, with or without its spaces and hyphens. */
export function patternOf(name: string, ending = ''): RegExp {
  const loose = normalise(name).map((word) =>
    word.split(/[ -]/).map((part) => RegExp.escape(part)),
  );
  const pattern = loose.map((parts) => parts.join('[ -]?')).join('[ -]?');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}${ending}(?![\\p{L}\\p{N}])`, 'giu');
}
