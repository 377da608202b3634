import type { Vendor } from './vendor.ts';

/** Anthropic's Messages API. */
export const anthropicVendor: Vendor = async ({ settings, fetch }) => {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  const { baseUrl: baseURL, apiKey, model } = settings;
  return createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch }).languageModel(model);
};
