export const listingsProviders = ['marketcheck'] as const;

export type ListingsSettings = {
  provider: (typeof listingsProviders)[number];
  baseUrl: string;
  apiKey: string;
  everyMs: number;
  maxCalls: number;
};
