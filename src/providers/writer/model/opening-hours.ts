const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const aboutHours = /\b(?:open(?:s|ed|ing)?|clos(?:es|ed|ing)|hours|[ap]\.m\.)(?!\w)/i;
const weekdaysNamed = /\bweekdays?\b/i;
const everyDay =
  /\b(?:seven days|7 days|every day|daily|all week|weekends?|weeknights?|evenings?|late|early)\b/i;

/**
 * Days of a sentence on opening hours that no entered hours have: an open day has hours, and a
 * closed one has none. Where none are entered no day is known.
 */
export function wrongDaysIn(sentence: string, hours: readonly string[]): string[] {
  if (!aboutHours.test(sentence)) return [];
  const open = new Set(hours.flatMap(daysIn));
  const loose = everyDay.exec(sentence)?.[0];
  const isClosed = isOfClosed(sentence);
  const wrong = daysIn(sentence).filter((day) => {
    return isClosed ? open.size === 0 || open.has(day) : !open.has(day);
  });
  return [...wrong, ...(loose && open.size < weekdays.length ? [loose] : [])];
}

function isOfClosed(sentence: string): boolean {
  return /\bclose[ds]?\b/i.test(sentence) && !/\bopen/i.test(sentence);
}

/** What a sentence claims of opening hours: days and other words for them, open or closed. */
export function hoursClaimed(sentence: string, days: readonly string[]): string[] {
  return isOfClosed(sentence) ? days.map((day) => `closed ${day}`) : [...days];
}

export function daysOfHoursIn(sentence: string): string[] {
  if (!aboutHours.test(sentence)) return [];
  return hoursClaimed(sentence, [...daysIn(sentence), ...(everyDay.exec(sentence) ?? [])]);
}

/** "Monday through Friday" is five days. */
function daysIn(text: string): string[] {
  const name = String.raw`\b(${weekdays.join('|')})s?\b`;
  const lower = text.toLowerCase();
  const runs = new RegExp(String.raw`${name}\s*(?:through|to|until|till|-|–)\s*${name}`, 'g');
  const inRuns = [...lower.matchAll(runs)].flatMap(([, first = '', last = '']) => {
    const [from, to] = [first, last].map((day) => weekdays.findIndex((one) => one === day));
    return weekdays.slice(from, (to ?? 0) + 1);
  });
  const single = [...lower.matchAll(new RegExp(name, 'g'))].map(([, day = '']) => day);
  const workdays = weekdaysNamed.test(text) ? weekdays.slice(0, 5) : [];
  return [...new Set([...inRuns, ...single, ...workdays])];
}
