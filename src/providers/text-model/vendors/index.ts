import type { ModelProvider } from '../settings.ts';
import { anthropicVendor } from './anthropic.ts';
import { googleVendor } from './google.ts';
import { openaiCompatibleVendor } from './openai-compatible.ts';
import type { Vendor } from './vendor.ts';

export const vendors: Readonly<Record<ModelProvider, Vendor>> = {
  'openai-compatible': openaiCompatibleVendor,
  anthropic: anthropicVendor,
  google: googleVendor,
};
