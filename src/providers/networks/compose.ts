import type { OutgoingPost } from './port.ts';

/** The text with its link at the end, where it does not stand in the text already. */
export function textWithLink({ text, link }: Pick<OutgoingPost, 'text' | 'link'>): string {
  return link === null || text.includes(link) ? text : `${text}\n\n${link}`;
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
