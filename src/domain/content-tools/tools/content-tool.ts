import type { ComponentType } from '../../../../schema/contracts/content.ts';
import type { StockVehicle, StoreProfile } from '../../../writing/store-profile.ts';
import type { ContentTool } from '../../../../schema/contracts/content-tools.ts';
import type { ClaimKind } from '../../../../schema/tables/content-tools.ts';
import type { OtherArticles, ToolArticle, ToolInput } from './tool-input.ts';

/**
 * One content tool: a pure function from an article and what its site knows to components. To add
 * one: its name in schema/contracts/content-tools.ts, a file here, one line in `index.ts`, and
 * examples; test/content-tools/examples.test.ts runs those of every tool.
 */
export type ContentToolEntry = {
  id: ContentTool;
  name: string;
  description: string;
  /** What it can make. A type that it leaves out does not apply to the article. */
  makes: readonly ComponentType[];
  run(input: ToolInput): readonly MadeComponent[];
  /**
   * What is wrong with components, whoever made them: the limits and the facts that they must hold
   * to, in words for people. The tool's own results are held against it before they are stored.
   */
  faultsIn(made: readonly MadeComponent[], input: ToolInput): readonly Fault[];
  examples: { passing: readonly PassingExample[]; failing: readonly FailingExample[] };
};

export type MadeComponent = {
  type: ComponentType;
  content: string;
  metadata: Record<string, unknown>;
  /** What no other article of the site should have, tags excepted. */
  claims?: Partial<Record<ClaimKind, readonly string[]>>;
  /** What the article itself is to say of its intent. */
  intent?: { searchIntentType: string; funnelStage: string };
};

export type Fault = { type: ComponentType; problem: string };

/** What of the example article, its store and its site is another. */
export type InputChange = {
  /** Markdown. */
  body?: string;
  article?: Partial<ToolArticle>;
  store?: Partial<StoreProfile>;
  stock?: readonly StockVehicle[];
  categories?: ToolInput['categories'];
  others?: {
    [K in keyof OtherArticles]?: K extends 'tags' ? OtherArticles[K] : readonly string[];
  };
};

export type PassingExample = {
  says: string;
  input: InputChange;
  /** Each pattern in the component of that type; null where none must be made. */
  makes: Partial<Record<ComponentType, RegExp | null>>;
};

/** Components that the tool must find fault with. */
export type FailingExample = {
  says: string;
  input: InputChange;
  made: readonly MadeComponent[];
  problem: RegExp;
};
