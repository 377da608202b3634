/** What a page may watch beside the counts. Each is drawn by an entry in `partials.tsx`. */
export const topicKinds = [
  'article',
  'cloud',
  'check',
  'research',
  'descriptions',
  'generation',
  'vehicle',
  'import',
] as const;
export type TopicKind = (typeof topicKinds)[number];

const maxTopics = 10;

/** `?watch=article:ID&watch=imports`; what is none is left out. */
export function readTopics(params: URLSearchParams): string[] {
  const known = new RegExp(`^(?:${topicKinds.join('|')})(?::[0-9a-f-]{1,64})?$`);
  return params
    .getAll('watch')
    .filter((topic) => known.test(topic))
    .slice(0, maxTopics);
}

export function topicParts(topic: string): [kind: TopicKind, id: string] {
  const [kind = '', id = ''] = topic.split(':', 2);
  return [kind as TopicKind, id];
}

/** The id of the element that shows a topic on a page. */
export function targetOf(topic: string): string {
  return `live-${topic.replace(':', '-')}`;
}
