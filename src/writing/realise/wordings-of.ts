/**
 * Reads wordings from plain text, so that messages are edited as prose: each wording starts with
 * a dash and may run over several lines.
 */
export function wordingsOf(text: string): string[] {
  return text
    .split(/^\s*- /m)
    .map((wording) => wording.replace(/\s+/g, ' ').trim())
    .filter((wording) => wording !== '');
}
