const maxShown = 4 * 1024;

/** JSON in lines, and no more of it than a page can hold. */
export function shownBody(body: string): { text: string; isCut: boolean } {
  const text = inLines(body);
  return { text: text.slice(0, maxShown).toWellFormed(), isCut: text.length > maxShown };
}

function inLines(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
