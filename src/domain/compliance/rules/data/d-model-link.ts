import type { Block, Content } from '../../reading/content.ts';
import { textOf } from '../content-text.ts';
import type { CheckRule, Found } from '../rule.ts';

const models = [
  { make: 'Ford', model: 'F-150' },
  { make: 'Honda', model: 'Pilot' },
];
/** Many models are words too; such a name counts only where a vehicle must be meant. */
const isCode = /[\d-]|^[A-Z]{2,}/;
/** "1500" is the end of other names. */
const isNumber = /^\d+$/;
const article = /\b(?:19|20)\d\d $|\b(?:new|used|our|your|the|an?) $/i;
/** One such finding says enough about a whole text. */
const maxFound = 3;
/** Characters before a name with its make or article: the whole text would be read again. */
const reach = 60;
const running = new Set(['paragraph', 'item', 'heading', 'caption']);

export const dModelLink: CheckRule = {
  id: 'D-MODEL-LINK',
  kind: 'check',
  severity: 'info',
  isBrandRule: true,
  when: (context) => context.models !== null,
  check: (content, context): Found[] => {
    const text = textOf(content);
    const named = (context.models ?? []).filter(
      ({ model }) => text.includes(model) && !isNumber.test(model),
    );
    // Feeds may give one name to models of several makes.
    const makes = Map.groupBy(named, ({ model }) => model);
    return [...makes]
      .flatMap(([model, all]) => {
        const names = all.map(({ make }) => make);
        return firstWithoutMake(content, model, names) ?? [];
      })
      .slice(0, maxFound);
  },
  citation: "OEM guides: the make before the model at the model's first mention",
  message: 'The first mention of a model stands without its make.',
  suggestion: 'Write the make right before the model: "Honda Pilot".',
  examples: {
    failing: [
      { text: 'The F-150 is here. A Ford F-150 tows.', context: { models } },
      { text: 'Meet the Pilot.', context: { models } },
    ],
    passing: [
      { text: 'The Ford F-150 is here. An F-150 tows.', context: { models } },
      { text: 'Pilot season starts. Ask for a Honda Pilot.', context: { models } },
      'The F-150 is here.',
    ],
  },
};

function firstWithoutMake(
  { blocks }: Content,
  model: string,
  makes: readonly string[],
): Found | null {
  for (const block of blocks) {
    if (!running.has(block.kind)) continue;
    const at = firstMention(block, model, makes);
    if (at === null) continue;
    if (hasMake(block.text.slice(0, at), makes)) return null;
    const span = { start: at, end: at + model.length };
    return { block, span, detail: `Its make is ${makes.join(' or ')}.` };
  }
  return null;
}

function firstMention({ text }: Block, model: string, makes: readonly string[]): number | null {
  for (let at = text.indexOf(model); at >= 0; at = text.indexOf(model, at + 1)) {
    const neighbors = text.charAt(at - 1) + text.charAt(at + model.length);
    if (/[\w-]/.test(neighbors)) continue;
    const before = text.slice(Math.max(0, at - reach), at);
    if (isCode.test(model) || hasMake(before, makes) || article.test(before)) return at;
  }
  return null;
}

function hasMake(before: string, makes: readonly string[]): boolean {
  const words = before.trimEnd().toLowerCase();
  return makes.some((make) => words.endsWith(make.toLowerCase()));
}
