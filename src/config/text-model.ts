import {
  type ModelFallback,
  modelFallbacks,
  type ModelPolicy,
  readCap,
} from '../providers/text-model/model-policy.ts';
import {
  type ModelPrices,
  type ModelProvider,
  modelProviders,
  type TextModelSettings,
  vendorUrls,
} from '../providers/text-model/settings.ts';
import { ConfigError } from './config-error.ts';
import { defaultOf, type Environment } from './env.ts';
import type { SettingName } from './settings.ts';

/** The model that writes and what a site may spend on it. */
export type TextModelConfig = { settings: TextModelSettings; policy: ModelPolicy };

const group = [
  'LLM_BASE_URL',
  'LLM_API_KEY',
  'LLM_MODEL',
  'LLM_PRICE_INPUT',
  'LLM_PRICE_OUTPUT',
  'LLM_MONTHLY_BUDGET',
  'LLM_FALLBACK',
] as const satisfies readonly SettingName[];

/** Null where the embedded writer writes. Throws ConfigError. */
export function textModelFrom(environment: Environment): TextModelConfig | null {
  const { LLM_PROVIDER: named } = environment;
  const without = group.filter((name) => environment[name] !== undefined);
  if (named === undefined && without.length === 0) return null;
  const known = modelProviders.join(', ');
  if (named === undefined) {
    throw new ConfigError(`${without.join(' and ')} need LLM_PROVIDER too: one of ${known}.`);
  }
  const provider = modelProviders.find((one) => one === named);
  if (!provider) throw new ConfigError(`LLM_PROVIDER must be one of ${known}, not "${named}".`);
  const settings = settingsFrom(provider, environment);
  return { settings, policy: policyFrom(environment, settings.prices) };
}

function settingsFrom(provider: ModelProvider, environment: Environment): TextModelSettings {
  const { LLM_BASE_URL: given, LLM_API_KEY: apiKey, LLM_MODEL: model } = environment;
  const missing = [
    ...(model ? [] : ['LLM_MODEL']),
    ...(given || provider !== 'openai-compatible' ? [] : ['LLM_BASE_URL']),
    ...(apiKey || provider === 'openai-compatible' ? [] : ['LLM_API_KEY']),
  ];
  if (!model || missing.length > 0) {
    throw new ConfigError(`LLM_PROVIDER ${provider} needs ${missing.join(' and ')} too.`);
  }
  const own = provider === 'openai-compatible' ? '' : vendorUrls[provider];
  return {
    provider,
    baseUrl: given === undefined ? own : baseUrlFrom(given),
    apiKey: keyFrom(apiKey),
    model,
    prices: pricesFrom(environment),
  };
}

function baseUrlFrom(text: string): string {
  const url = URL.parse(text);
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  const isWhole = /\/(chat\/completions|messages)\/?$/.test(text);
  const isHttp = url && ['http:', 'https:'].includes(url.protocol);
  if (isPlain && isHttp && !isWhole) return text.replace(/\/+$/, '');
  throw new ConfigError(
    'LLM_BASE_URL must look like https://api.openai.com/v1 or http://127.0.0.1:11434/v1.',
  );
}

/** Only what a header carries unchanged. */
function keyFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new ConfigError('LLM_API_KEY must be visible ASCII characters without spaces.');
}

function pricesFrom(environment: Environment): ModelPrices | null {
  const { LLM_PRICE_INPUT: input, LLM_PRICE_OUTPUT: output } = environment;
  if (input === undefined && output === undefined) return null;
  if (input === undefined || output === undefined) {
    throw new ConfigError('Set LLM_PRICE_INPUT and LLM_PRICE_OUTPUT both, or none of them.');
  }
  return {
    input: priceFrom('LLM_PRICE_INPUT', input),
    output: priceFrom('LLM_PRICE_OUTPUT', output),
  };
}

function priceFrom(name: SettingName, text: string): number {
  if (/^\d{1,6}(\.\d{1,6})?$/.test(text)) return Number(text);
  throw new ConfigError(
    `${name} must be US dollars for a million tokens like 2.50, not "${text}".`,
  );
}

function policyFrom(environment: Environment, prices: ModelPrices | null): ModelPolicy {
  const text = environment.LLM_MONTHLY_BUDGET ?? defaultOf('LLM_MONTHLY_BUDGET');
  const monthlyCap = readCap(text);
  if (monthlyCap === undefined) {
    const like = '"25 usd", "2000000 tokens" or none';
    throw new ConfigError(`LLM_MONTHLY_BUDGET must look like ${like}, not "${text}".`);
  }
  if (monthlyCap?.unit === 'usd' && !prices) {
    const mend = 'LLM_PRICE_INPUT and LLM_PRICE_OUTPUT too; or give it in tokens.';
    throw new ConfigError(`LLM_MONTHLY_BUDGET in usd needs ${mend}`);
  }
  return { monthlyCap, fallback: fallbackFrom(environment.LLM_FALLBACK) };
}

function fallbackFrom(text = defaultOf('LLM_FALLBACK')): ModelFallback {
  const fallback = modelFallbacks.find((one) => one === text);
  if (fallback) return fallback;
  throw new ConfigError(`LLM_FALLBACK must be ${modelFallbacks.join(' or ')}, not "${text}".`);
}
