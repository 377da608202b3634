import type { Scan } from './scan.ts';

/**
 * "pilot towing capacity", "how much can an escape tow": a name that is also a word is a model's
 * where what is asked of it is asked of models alone.
 */
export function isMeasured({ words, taken }: Scan, at: number): boolean {
  const isName = /^(?!(?:city|smart)$)[a-z]{4,}$/.test(words[at] ?? '');
  const isFirst = at === 0 || taken[at - 1] === true;
  const isOne = /^(?:the|an?)$/.test(words[at - 1] ?? '') && words[at + 1] === 'tow';
  return isName && (isOne || (isFirst && ofModels.test(words.slice(at + 1).join(' '))));
}

const ofModels = new RegExp(
  '^(?:(?:gas|hybrid|phev|plug-in) )*(?:mpg|gas mileage|fuel economy|payload|cargo|trunk space|' +
    'tow(?:ing)? (?:capacity|rating)|(?:ground )?clearance|dimensions|horsepower|hp|trims?|' +
    'engines?|awd|4wd|legroom|bed (?:size|length)|seat(?:s|ing)|(?:third|3rd) row|' +
    '(?:electric )?range|0-60|tire size|reliability|recalls?|years to avoid|' +
    '(?:common |engine |transmission )?problems|oil (?:type|capacity))\\b',
);
