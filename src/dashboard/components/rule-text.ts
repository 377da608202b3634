import { ruleMessages } from '../../domain/compliance/rule-messages.ts';
import type { Words } from '../words/index.ts';

/**
 * What a rule says, in the language of the reader; the words of the text that it found stay. As it
 * is where the rule has no words, or has spoken in others when the report was made.
 */
export function ruleText(
  rule: string,
  text: string,
  { rules }: Words,
): { text: string; isEnglish: boolean } {
  const message = ruleMessages.get(rule);
  const known = rules.messages[rule];
  if (known === undefined || message === undefined || !text.startsWith(message)) {
    return { text, isEnglish: true };
  }
  const rest = text
    .slice(message.length)
    .replace(/ Not found: /, ` ${rules.notFound} `)
    .replace(/ Text: "/, ` ${rules.text} "`)
    .replace(/ Flagged for review under /, ` ${rules.flagged} `);
  return { text: known + rest, isEnglish: false };
}

/** Of several rules in one text: "Z-TERM: … P-FREE: …". */
export function rulesText(text: string, words: Words): { text: string; isEnglish: boolean } {
  const parts = text.split(/(?:^| )(?=[A-Z]{1,3}(?:-[A-Z0-9]+)+: )/).filter((part) => part !== '');
  const said = parts.map((part) => {
    const [, rule = '', rest = part] = /^([A-Z0-9-]+): ([^]*)$/.exec(part) ?? [];
    const own = ruleText(rule, rest, words);
    return { text: rule === '' ? part : `${rule}: ${own.text}`, isEnglish: own.isEnglish };
  });
  return {
    text: said.map((one) => one.text).join(' '),
    isEnglish: said.every((one) => one.isEnglish),
  };
}
