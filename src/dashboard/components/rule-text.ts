import { ruleMessages, ruleSuggestions } from '../../domain/compliance/rule-messages.ts';
import type { Words } from '../words/index.ts';
import type { Said } from './failure.tsx';

/** "[What was found.] [Not found: a; b.] [Text: "…".] [Flagged for review under …]" */
const parts = new RegExp(
  [
    '^(?: ([^]*?))??',
    String.raw`(?: Not found: ([^]*?)\.)?`,
    String.raw`(?: Text: ("[^]*"\.))?`,
    '(?: Flagged for review under ([^]*))?$',
  ].join(''),
);

/**
 * What a rule says, in the language of the reader, piece by piece; the words of the text that it
 * found stay. As it is where the rule has no words, or has spoken in others when the report was
 * made.
 */
export function ruleParts(rule: string, text: string, { rules }: Words): Said[] {
  const message = ruleMessages.get(rule);
  const known = rules.messages[rule];
  if (known === undefined || message === undefined || !text.startsWith(message)) {
    return [{ text, isEnglish: true }];
  }
  const [, detail, missing, quote, citation] = parts.exec(text.slice(message.length)) ?? [];
  const own = (one: string) => ({ text: one, isEnglish: false });
  return [
    own(known),
    ...(detail === undefined ? [] : [detailIn(detail, rules)]),
    ...(missing === undefined ? [] : missingIn(missing, rules)),
    ...(quote === undefined ? [] : [own(`${rules.text} ${quote}`)]),
    ...(citation === undefined ? [] : [own(`${rules.flagged} ${citation}`)]),
  ];
}

function detailIn(text: string, { details }: Words['rules']): Said {
  const found = details.find(([pattern]) => pattern.test(text));
  return found ? { text: text.replace(...found), isEnglish: false } : { text, isEnglish: true };
}

/** Of a list of several, all are said, or none. */
function missingIn(text: string, rules: Words['rules']): Said[] {
  const said = text.split('; ').map((need) => {
    const known = rules.needs[need];
    return known === undefined ? detailIn(need, rules) : { text: known, isEnglish: false };
  });
  if (said.some(({ isEnglish }) => isEnglish)) {
    return [
      { text: rules.notFound, isEnglish: false },
      { text: `${text}.`, isEnglish: true },
    ];
  }
  const all = said.map((one) => one.text).join('; ');
  return [{ text: `${rules.notFound} ${all}.`, isEnglish: false }];
}

/** Of several rules in one text: "Z-TERM: … P-FREE: …". */
export function rulesParts(text: string, words: Words): Said[] {
  const found = text.split(/(?:^| )(?=[A-Z]{1,3}(?:-[A-Z0-9]+)+: )/).filter((one) => one !== '');
  return found.flatMap((one) => {
    const [, rule = '', rest = one] = /^([A-Z0-9-]+): ([^]*)$/.exec(one) ?? [];
    const [first, ...more] = ruleParts(rule, rest, words);
    if (rule === '' || !first) return [{ text: one, isEnglish: true }];
    return [{ ...first, text: `${rule}: ${first.text}` }, ...more];
  });
}

/** What a rule proposes; what is to be put into a text stays as it is. */
export function suggestionIn(rule: string, text: string, { rules }: Words): Said {
  const known = rules.suggestions[rule];
  return known === undefined || ruleSuggestions.get(rule) !== text
    ? { text, isEnglish: true }
    : { text: known, isEnglish: false };
}
