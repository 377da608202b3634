/** An element of a parsed text, named as its HTML is; `html` holds raw HTML of the source. */
export type MarkdownElement = {
  type: string;
  props: {
    children?: MarkdownNode[];
    href?: string;
    title?: string;
    src?: string;
    alt?: string;
    language?: string;
    align?: 'left' | 'center' | 'right';
    start?: number;
    checked?: boolean;
  };
};
export type MarkdownNode = string | MarkdownElement;

export type Visitor = {
  open?: (element: MarkdownElement) => void;
  close?: (element: MarkdownElement) => void;
  /** `isHtml`: one tag or comment of raw HTML in running text. */
  text?: (text: string, isHtml: boolean) => void;
};

/**
 * Goes through a Markdown text (GFM) in its order. Parser and walk take time in proportion to the
 * text, whatever it is: Bun's parser is made for that, and nothing here recurses, so that a
 * hundred thousand nested quotes are only slow to read.
 */
export function walkMarkdown(source: string, visitor: Visitor): void {
  const root = Bun.markdown.react(source) as unknown as MarkdownElement;
  const stack: { element: MarkdownElement; next: number }[] = [{ element: root, next: 0 }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const node = top.element.props.children?.[top.next];
    top.next += 1;
    if (node === undefined) {
      stack.pop();
      if (stack.length > 0) visitor.close?.(top.element);
    } else if (typeof node === 'string') {
      const isCode = top.element.type === 'code' || top.element.type === 'pre';
      visitor.text?.(node, !isCode && isTag(node));
    } else {
      visitor.open?.(node);
      stack.push({ element: node, next: 0 });
    }
  }
}

/** A "<" that is no tag is a piece of text by itself. */
function isTag(text: string): boolean {
  return text.length > 2 && /^<[a-z/!?]/i.test(text) && text.endsWith('>');
}
