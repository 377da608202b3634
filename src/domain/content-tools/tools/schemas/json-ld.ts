export type Node = { [key: string]: unknown };

/** A node without the keys that nothing is known for. */
export function node(type: string, fields: Node): Node {
  const known = Object.entries(fields).filter(([, value]) => {
    return value !== null && value !== undefined && value !== '' && !isEmptyList(value);
  });
  return { '@type': type, ...Object.fromEntries(known) };
}

/** A document of its own. */
export function standing(content: Node): string {
  return scriptSafe({ '@context': 'https://schema.org', ...content });
}

/** One document with several nodes that name each other by their ids. */
export function graph(nodes: readonly Node[]): string {
  return scriptSafe({ '@context': 'https://schema.org', '@graph': nodes });
}

/** JSON that ends no script element: HTML ends one at "</script", whatever stands around it. */
function scriptSafe(content: Node): string {
  return JSON.stringify(content).replaceAll('<', '\\u003c');
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
