import type { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { TextModelSettings } from '../settings.ts';

/** A language model as the AI SDK's providers make them. */
export type LanguageModel = ReturnType<ReturnType<typeof createOpenAICompatible>['chatModel']>;

/** Options that not every server knows; what one has refused is left out from then on. */
export type Quirk = 'json_schema' | 'json_object' | 'max_tokens' | 'temperature' | 'seed' | 'usage';

export type VendorParts = {
  settings: TextModelSettings;
  fetch: typeof fetch;
  /** Looked at for each request. */
  quirks: ReadonlySet<Quirk>;
};

/** Loads the SDK's module for it, which takes some memory: not before the first request. */
export type Vendor = (parts: VendorParts) => Promise<LanguageModel>;
