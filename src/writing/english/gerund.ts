/** Short verbs that double their last letter: "get", "getting". */
const doubling = /^(?:\w*(?:[^aeiou]|qu)[aeiou][bdgmnpt]|\w*mit|transfer|refer|prefer)$/;
/** Longer ones of that form that do not: "open", "happen", "visit". */
const plain = /^(?:open|happen|visit|edit|limit|develop|budget|benefit|listen|loosen|tighten)$/;

/** What somebody does, as a thing: "rotate tires" is "rotating tires". */
export function gerund(act: string): string {
  const [verb = '', ...rest] = act.split(' ');
  const more = rest.join(' ').replace(second, (_all, one: string) => `and ${ending(one)} `);
  return [ending(verb), more].filter(Boolean).join(' ');
}

/** "Cancel a warranty and get money back" is two acts. */
const second = /\band (get|keep|sell|buy|lease|trade|pay|finance|drive|save) (?=\S)/;

function ending(verb: string): string {
  if (verb === 'be' || /(?:ee|oe|ye)$/.test(verb)) return `${verb}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith('e')) return `${verb.slice(0, -1)}ing`;
  if (doubling.test(verb) && !plain.test(verb)) return `${verb}${verb.at(-1)}ing`;
  return `${verb}ing`;
}
