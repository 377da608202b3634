import type { OutgoingPost } from './port.ts';

/** The text with its link at the end, where it does not stand in the text already. */
export function textWithLink({ text, link }: Pick<OutgoingPost, 'text' | 'link'>): string {
  return link === null || text.includes(link) ? text : `${text}\n\n${link}`;
}

/** The first so many characters, none of them in half. */
export function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}

/** Texts that readers cannot tell apart: networks fold white space and end bare addresses. */
export function isSameText(left: string, right: string): boolean {
  return folded(left) === folded(right);
}

function folded(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\/(?= |$)/g, '')
    .trim();
}
