import type { Severity } from '../../../../schema/contracts/compliance.ts';
import type { Block, Content, Span, TextFormat } from '../reading/content.ts';
import type { CheckContext } from './context.ts';

/**
 * One thing that an advertisement must say, or must not. A rule is either a set of patterns over
 * the text (TextRule) or a function over blocks, facts and HTML (CheckRule). To add one: a file
 * named after its id in rules/text, rules/data or rules/html, one line in the index of that folder,
 * and examples; test/compliance/rules.test.ts runs the examples of every rule.
 *
 * What a rule says is flagged for a person to look at; it never says that a text is lawful.
 */
export type Rule = TextRule | CheckRule;

type RuleHead = {
  /** As people cite it: "Z-APR-TERM". */
  id: string;
  severity: Severity;
  /** Where the same fault weighs more or less. */
  severityIn?: Readonly<Record<string, Severity>>;
  /** Two-letter codes of the states whose stores it binds; everywhere without. */
  states?: readonly string[];
  /** A maker's brand rule: not for a store that is known to sell no brand under contract. */
  isBrandRule?: boolean;
  /** Facts without which the rule has nothing to say. */
  when?: (context: CheckContext) => boolean;
  /** The law or standard that it rests on. */
  citation: string;
  /** What is wrong, in a sentence for a dealer. */
  message: string;
  /** A fix, in words that a dealer can take over. */
  suggestion: string;
  examples: { failing: readonly Example[]; passing: readonly Example[] };
};

/**
 * Fires where `trigger` matches, `skip` does not match in the same sentence, `requires` matches in
 * the same block, and at least one of `needs` is missing in the window. Without needs, whatever
 * triggers it is a fault.
 */
export type TextRule = RuleHead & {
  kind: 'text';
  /**
   * How far from the trigger a disclosure may stand: its sentence, that and the next one, its
   * block, the whole item.
   */
  window: 'sentence' | 'next' | 'block' | 'item';
  trigger: RegExp;
  skip?: RegExp;
  requires?: RegExp;
  /**
   * What the figure must belong to: `credit` is silent where the talk is of a lease, `price` where
   * the offer is a lease or a rate.
   */
  about?: 'credit' | 'lease' | 'price';
  /** What it weighs where the talk is of a lease. */
  inLease?: Severity;
  needs: readonly Disclosure[];
  /** Wording that a statute prescribes, which lowers the fault to a warning in these states. */
  softened?: { states: readonly string[]; by: RegExp };
};

/** `name` goes into the message: "the annual percentage rate (APR)". */
export type Disclosure = { name: string; pattern: RegExp };

export type CheckRule = RuleHead & {
  kind: 'check';
  check(content: Content, context: CheckContext): readonly Found[];
};

/** What a check has found. At least one of `block` and `place` says where. */
export type Found = {
  block?: Block;
  /** In the block's text: the words that are quoted. Without it nothing is quoted. */
  span?: Span;
  /** "image 2", where no block holds it. */
  place?: string;
  /** One sentence on this very case, said after the rule's message: "The stock has $24,995." */
  detail?: string;
  missing?: readonly string[];
};

/** A text alone is plain text with nothing known but the rule's own first state. */
export type Example =
  string | { text: string; format?: TextFormat; context?: Partial<CheckContext> };
