const maxImages = 100;
const maxFeatures = 300;

/** Addresses out of one or many cells (comma, pipe, semicolon or blank between), each once. */
export function readImages(values: readonly string[]): string[] {
  const parts = values.flatMap((value) => value.split(/[|;\s]+|,(?=\s*https?:)/));
  const addresses = parts
    .map((part) => part.trim())
    .filter((part) => /^https?:\/\/\S+$/i.test(part));
  return [...new Set(addresses)].slice(0, maxImages);
}

/**
 * Equipment out of one or many cells, each once. The strongest separator that occurs divides, so
 * that "Leather, heated|Sunroof" is two; "Comfort@Heated seats" keeps what follows its group name.
 */
export function readFeatures(values: readonly string[]): string[] {
  // Runs of blanks are closed up first, or the patterns below would cross them again and again.
  const closed = values.map((value) =>
    value.replaceAll(/[^\S\n]+/g, ' ').replaceAll(/\n\s*/g, '\n'),
  );
  const parts = closed.flatMap((value) => value.split(separatorIn(value)));
  const names = parts.map((part) =>
    part
      .replace(/^[^@]*@/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  return [...new Set(names.filter((name) => name !== ''))].slice(0, maxFeatures);
}

function separatorIn(value: string): RegExp {
  for (const separator of [/\s*[|~^]\s*/, /\s*;\s*/, /\s*\n\s*/]) {
    if (separator.test(value)) return separator;
  }
  return /\s*,\s*(?!\d{3}\b)/;
}
