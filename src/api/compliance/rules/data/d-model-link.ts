import type { Block, Content } from '../../reading/content.ts';
import type { ModelName } from '../context.ts';
import { textOf } from '../content-text.ts';
import type { CheckRule, Found } from '../rule.ts';

const models = [
  { make: 'Ford', model: 'F-150' },
  { make: 'Honda', model: 'Pilot' },
];
/** Many models are words too; such a name counts only where a vehicle must be meant. */
const isCode = /[\d-]|^[A-Z]{2,}/;
const article = /\b(?:19|20)\d\d $|\b(?:new|used|our|your|the|an?) $/i;
const running = new Set(['paragraph', 'item', 'heading', 'caption']);

export const dModelLink: CheckRule = {
  id: 'D-MODEL-LINK',
  kind: 'check',
  severity: 'info',
  isBrandRule: true,
  when: (context) => context.models !== null,
  check: (content, context): Found[] =>
    (context.models ?? [])
      .filter(({ model }) => textOf(content).includes(model))
      .flatMap((name) => firstWithoutMake(content, name) ?? []),
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

function firstWithoutMake({ blocks }: Content, { make, model }: ModelName): Found | null {
  for (const block of blocks) {
    if (!running.has(block.kind)) continue;
    const at = firstMention(block, make, model);
    if (at === null) continue;
    if (hasMake(block.text.slice(0, at), make)) return null;
    return { block, span: { start: at, end: at + model.length }, detail: `Its make is ${make}.` };
  }
  return null;
}

function firstMention({ text }: Block, make: string, model: string): number | null {
  for (let at = text.indexOf(model); at >= 0; at = text.indexOf(model, at + 1)) {
    const isWhole =
      !/[\w-]/.test(text.charAt(at - 1)) && !/[\w-]/.test(text.charAt(at + model.length));
    if (!isWhole) continue;
    const before = text.slice(0, at);
    if (isCode.test(model) || hasMake(before, make) || article.test(before)) return at;
  }
  return null;
}

function hasMake(before: string, make: string): boolean {
  return before.trimEnd().toLowerCase().endsWith(make.toLowerCase());
}
