import type { parseDocument } from 'htmlparser2';

export const textFormats = ['text', 'markdown', 'html'] as const;
export type TextFormat = (typeof textFormats)[number];

/** A parsed HTML document (htmlparser2); nodes carry `startIndex` and `endIndex`. */
export type HtmlDocument = ReturnType<typeof parseDocument>;

export type BlockKind =
  'paragraph' | 'item' | 'cell' | 'heading' | 'caption' | 'title' | 'meta' | 'alt' | 'data';

/** A range of characters; `end` is the first one after it. */
export type Span = { start: number; end: number };

/**
 * A piece of text that a reader takes in as one. `text` is normalised: NFKC, straight quotes,
 * plain hyphens, single spaces, and figures for amounts in words ("$199 a month" for "one
 * ninety-nine a month"). Spans of sentences and matches count in it, not in the source.
 */
export type Block = {
  kind: BlockKind;
  /** Where a person finds it: "paragraph 2", "heading 3", "table 1, row 2", "image 2 alt text". */
  place: string;
  text: string;
  sentences: readonly Span[];
  /** What is read together with it: the caption and the header cells of its table. */
  around: string;
  /** The words as they stand, amounts in words too. */
  asWritten(span: Span): string;
  /** The same characters in the text that was handed in. */
  sourceOf(span: Span): Span;
};

/**
 * One whole item, the widest window that a disclosure may stand in: an article with its title and
 * meta texts, a social snippet, a vehicle's description.
 */
export type Content = {
  /** What a place begins with where several items are checked together: "facebookSnip". */
  name: string | null;
  /** The text as it was handed in: what `sourceOf` and the nodes of `html()` point into. */
  source: string;
  blocks: readonly Block[];
  /**
   * The body as HTML: as given, or as its Markdown renders (then nodes do not point into the
   * source). Null for plain text, and for what is nested beyond
   * all use. Parsed at the first call.
   */
  html(): HtmlDocument | null;
};
