const units = 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(
  ' ',
);
const teens = 'fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const values: ReadonlyMap<string, number> = new Map([
  ...[...units, ...teens].map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);

/** Words of which numbers are said, for a pattern; longer ones first ("sixteen" before "six"). */
export const numberWords: readonly string[] = [...values.keys(), 'hundred', 'thousand'].toSorted(
  (one, other) => other.length - one.length,
);

/** A number below a hundred; `isPair` where it stands for two digits: "ninety-nine", "oh nine". */
type Group = { value: number; isPair: boolean };

/**
 * What a number in words comes to: "two hundred forty-nine" as books say it, and "two forty-nine",
 * "nineteen nine ninety-five" as salespeople do. Null for words that make no number.
 */
export function spokenNumber(words: readonly string[]): number | null {
  const plain = words.filter((word) => word !== 'and');
  const at = plain.indexOf('thousand');
  if (at < 0) return belowThousands(plain);
  const head = at === 0 ? 1 : belowThousands(plain.slice(0, at));
  const tail = at === plain.length - 1 ? 0 : belowThousands(plain.slice(at + 1));
  if (head === null || tail === null || head > 999 || tail > 999) return null;
  return head * 1000 + tail;
}

function belowThousands(words: readonly string[]): number | null {
  const at = words.indexOf('hundred');
  if (at < 0) return inGroups(groupsOf(words));
  const head = groupsOf(words.slice(0, at));
  const tail =
    at === words.length - 1 ? [{ value: 0, isPair: true }] : groupsOf(words.slice(at + 1));
  if (head === null || tail?.length !== 1) return null;
  const [first, second] = head;
  const rest = tail[0]?.value ?? 0;
  if (head.length > 2) return null;
  if (!first) return 100 + rest;
  // "Twenty-one five hundred".
  if (second) return second.value > 9 ? null : first.value * 1000 + second.value * 100 + rest;
  return first.value * 100 + rest;
}

/** "One | ninety-nine", "nineteen | nine | ninety-five", "nineteen | nine". */
function inGroups(groups: readonly Group[] | null): number | null {
  const [first, second, third] = groups ?? [];
  if (!groups || !first || groups.length > 3) return null;
  if (!second) return first.value;
  const isThousands = first.value > 9 && second.value > 0 && !second.isPair;
  if (third) {
    if (!isThousands || !third.isPair) return null;
    return first.value * 1000 + second.value * 100 + third.value;
  }
  if (first.value > 0 && second.isPair) return first.value * 100 + second.value;
  return isThousands ? first.value * 1000 + second.value * 100 : null;
}

function groupsOf(words: readonly string[]): Group[] | null {
  const groups: Group[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = values.get(words[at + 1] ?? '') ?? 0;
    const isUnit = next > 0 && next < 10;
    if (word === 'oh' || (word === 'zero' && groups.length > 0)) {
      if (!isUnit) return null;
      groups.push({ value: next, isPair: true });
      at += 1;
      continue;
    }
    const value = values.get(word);
    if (value === undefined) return null;
    const isTens = value >= 20 && isUnit;
    groups.push({ value: isTens ? value + next : value, isPair: value > 9 });
    if (isTens) at += 1;
  }
  return groups;
}
