import type { Severity } from '../../../../schema/contracts/compliance.ts';
import type { Block, Content, Span } from '../reading/content.ts';
import type { Rule } from '../rules/rule.ts';

/** One fault at one place, before it is put into words. */
export type Finding = {
  rule: Rule;
  severity: Severity;
  content: Content;
  block: Block | null;
  /** In the block's text. */
  span: Span | null;
  /** "image 2", where no block holds it. */
  place: string | null;
  detail: string | null;
  missing: readonly string[];
};
