/** The names that LLM_PROVIDER takes. */
export const modelProviders = ['openai-compatible', 'anthropic', 'google'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** US dollars for a million tokens. */
export type ModelPrices = { input: number; output: number };

export type TextModelSettings = {
  provider: ModelProvider;
  /** Without a slash at its end. */
  baseUrl: string;
  /** Null where the server wants none, as local ones do. */
  apiKey: string | null;
  model: string;
  prices: ModelPrices | null;
};

/** Where the vendors themselves answer; given to the SDK always, so that it reads no settings. */
export const vendorUrls = {
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const satisfies Partial<Record<ModelProvider, string>>;
