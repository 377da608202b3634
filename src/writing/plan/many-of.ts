import { bodyNouns } from '../research/lexicon/body-words.ts';

const placed = / (?:(?:under|around|between|from) \$|\$|(?:in|near) \p{Lu}).*$/u;

/** "Hybrid SUV": a list holds several. */
export function manyOf(label: string): string {
  const nouns = [...Object.values(bodyNouns).map(({ one }) => one), 'pickup', 'EV'];
  const one = nouns.find((noun) =>
    ` ${label.replace(placed, '')}`.toLowerCase().endsWith(` ${noun.toLowerCase()}`),
  );
  const [place = ''] = placed.exec(label) ?? [];
  return one ? `${label.replace(placed, '')}s${place}` : label;
}
