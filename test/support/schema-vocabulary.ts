/** The vocabulary of schema.org, as it publishes it in JSON-LD. */
export type Vocabulary = { '@graph': object[] };

/**
 * Reads the vocabulary from the typings that the package schema-dts generates of it: its interfaces
 * are the types, what they extend their parents, and their members the properties.
 */
export function vocabularyFrom(typings: string): Vocabulary {
  const parents = new Map<string, string[]>();
  const domains = new Map<string, string[]>();
  const blocks = typings.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm,
  );
  for (const [, name = '', extended = '', members = ''] of blocks) {
    const type = name.replace(/Leaf$/, '');
    parents.set(type, extended.match(/\b\w+Base\b/g) ?? []);
    for (const [, property = ''] of members.matchAll(/^ {4}"(\w+)"\?:/gm)) {
      domains.set(property, [...(domains.get(property) ?? []), type]);
    }
  }
  // A type with subtypes has no leaf of its own name: it is a union of its base and theirs.
  const names = [...parents.keys()];
  for (const name of names) {
    const plain = name.replace(/Base$/, '');
    if (!parents.has(plain)) parents.set(plain, [name]);
  }
  const classes = [...parents].map(([name, above]) => ({
    '@id': `schema:${name}`,
    '@type': 'rdfs:Class',
    'rdfs:subClassOf': above.map((parent) => ({ '@id': `schema:${parent}` })),
  }));
  const properties = [...domains].map(([name, types]) => ({
    '@id': `schema:${name}`,
    '@type': 'rdf:Property',
    'schema:domainIncludes': types.map((type) => ({ '@id': `schema:${type}` })),
  }));
  return { '@graph': [...classes, ...properties] };
}
