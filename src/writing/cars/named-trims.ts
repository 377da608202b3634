/** What a note says of the trims that it does not name. */
const theOthers = /,? ?\(?(?:\bin )?\b(?:the )?other (?:gas |hybrid )?(?:trims|builds)\b\)?/;
const exception = /\b(?:except|all but|without) (?:the )?$/;

/**
 * The trims that a note names, the one asked for among them as it was asked; names are matched
 * whole, so that an SX Prestige is no SX. "base" is the lowest, "Limited and above" those from it
 * on, "except SE" the others, and "X-Pro" each one whose name ends in it.
 */
export function namedTrims(note: string, trim: string, trims: readonly string[]): string[] {
  const all = allNames(trim, trims);
  const names = [...all, ...all.flatMap(endsOf)];
  const found = [...note.matchAll(new RegExp(oneOf(names), 'g'))].flatMap(({ 0: text, index }) => {
    const isNamed = (name: string): boolean => new RegExp(`^${pattern(name)}$`).test(text);
    const own = all.find(isNamed);
    if (own === undefined) return all.filter((name) => endsOf(name).some(isNamed));
    if (exception.test(note.slice(0, index))) return all.filter((one) => one !== own);
    const isAbove = /^ and (?:above|up)\b/.test(note.slice(index + text.length));
    return isAbove ? [own, ...all.slice(all.indexOf(own), trims.length)] : [own];
  });
  const [lowest] = all;
  const isBase = /\bbase\b/.test(note) && lowest !== undefined;
  return [...found, ...(isBase ? [lowest] : [])];
}

/** What a name ends in: "Trail Boss" and "Boss" of an LT Trail Boss. */
function endsOf(name: string): string[] {
  const words = name.split(' ');
  return words.slice(1).map((_word, at) => words.slice(at + 1).join(' '));
}

/** "behind the rear seats in the LE" of an LE: its name has been said. */
export function withoutTrims(note: string, trim: string, trims: readonly string[]): string {
  const one = oneOf([...allNames(trim, trims), ...endsOf(trim)]);
  const list = `${one}(?:(?:, and |, | and )(?:the )?${one})*(?: and (?:above|up))?`;
  const named = new RegExp(
    `(?:(?:^|,? )(?:in|with|on|for|of) (?:the )?|^|(?<=\\()|, )${list}`,
    'g',
  );
  const left = note.replace(named, (text, at: number) => {
    const after = note.slice(at + text.length);
    return /^(?:$|[,)]| with\b| \()/.test(after) ? '' : text;
  });
  return left
    .replace(kinOf(trim), '')
    .replace(theOthers, '')
    .replace(/\(,? ?\)/, '')
    .replace(/\(, /, '(')
    .replace(/^,? +/, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/[, ]+$/, '');
}

/** "for the RX 350 and RX 500h" of an RX 350. */
function kinOf(trim: string): RegExp {
  const [name = ''] = /^[A-Z]{2}(?= \d{3})/.exec(trim) ?? [];
  const one = `(?:the )?${name} \\d{3}\\w*\\+?`;
  return name === '' ? /(?!)/ : new RegExp(`^(?:for|in|with) ${one}(?:(?:,| and|, and) ${one})*`);
}

/** As the guide orders them, without their remarks, and the asked one as it was asked. */
function allNames(trim: string, trims: readonly string[]): string[] {
  const plain = trims.map(withoutRemark);
  const all = plain.map((one) => (one.toLowerCase() === trim.toLowerCase() ? trim : one));
  return all.includes(trim) ? all : [...all, trim];
}

/** "Type R (from 2023)" is a Type R. */
export function withoutRemark(trim: string): string {
  return trim.replace(/ \(.*\)$/, '');
}

/** The longest first, so that none is found within another. */
function oneOf(names: readonly string[]): string {
  const all = names.toSorted((one, two) => two.length - one.length).map(pattern);
  // A Rubicon 392 is no Rubicon, nor is what has another name behind it.
  return `(?<![\\w-])(?:${all.join('|')})(?![\\w-]| [A-Z\\d])`;
}

/** In the middle of a note a plug-in has no capital. */
export function pattern(name: string): string {
  return RegExp.escape(name).replace(/^(?:P|\\x50)lug/, '[Pp]lug');
}
