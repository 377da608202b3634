/** Fields of schema.org whose values are words for readers. */
const spoken = new Set([
  'name',
  'headline',
  'alternativeHeadline',
  'abstract',
  'description',
  'text',
  'articleBody',
  'caption',
  'disclaimer',
]);

/** The sentences in a JSON-LD text; none where it is no JSON. */
export function readStructuredData(json: string): { field: string; text: string }[] {
  const found: { field: string; text: string }[] = [];
  const waiting: unknown[] = [parsed(json)];
  for (const value of waiting) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [field, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && spoken.has(field)) found.push({ field, text: inner });
      else waiting.push(inner);
    }
  }
  return found;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Broken JSON-LD shows nothing to a reader; that it is broken is another check's finding.
    return null;
  }
}
