/**
 * Any text as one line of Markdown that means nothing but itself. Titles and questions come from
 * people: "<b>", "*" and "[" in them are letters, and no way into the page.
 */
export function headingText(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.replace(marks, '\\$&').replace(addresses, '\\$&');
}

const marks = /[\\`*_[\]<>~]|&(?=#?\w+;)|(?<=^| )#+$/g;
/** Where GFM would see a link, in which a backslash is no escape. */
const addresses = /:(?=\/\/)|@|(?<=www)\./gi;
