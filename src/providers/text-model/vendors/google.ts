import type { Vendor } from './vendor.ts';

/** Google's Gemini API (generateContent). */
export const googleVendor: Vendor = async ({ settings, fetch }) => {
  const { createGoogle } = await import('@ai-sdk/google');
  const { baseUrl: baseURL, apiKey, model } = settings;
  return createGoogle({ baseURL, apiKey: apiKey ?? '', fetch }).languageModel(model);
};
