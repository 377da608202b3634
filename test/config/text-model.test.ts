import { describe, expect, test } from 'bun:test';
import { makeConfig } from '../../src/config/config.ts';
import { ConfigError } from '../../src/config/config-error.ts';
import type { Environment } from '../../src/config/env.ts';
import { capInWords, readCap } from '../../src/providers/text-model/model-policy.ts';

const ollama: Environment = {
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: 'http://127.0.0.1:11434/v1/',
  LLM_MODEL: 'prairie-7b',
};
const claude: Environment = { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm', LLM_API_KEY: 'k' };

function refusal(environment: Environment): string {
  try {
    makeConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error(`accepted ${JSON.stringify(environment)}`);
}

describe('the settings of a text model', () => {
  test('are none where none is named', () => {
    expect(makeConfig({}).textModel).toBeNull();
  });

  test('need no key for a server on this machine', () => {
    expect(makeConfig(ollama).textModel).toEqual({
      settings: {
        provider: 'openai-compatible',
        baseUrl: 'http://127.0.0.1:11434/v1',
        apiKey: null,
        model: 'prairie-7b',
        prices: null,
      },
      policy: { fallback: 'embedded', monthlyCap: null },
    });
  });

  test('have the addresses of the vendors, or another that is given', () => {
    const urlOf = (environment: Environment) => makeConfig(environment).textModel?.settings.baseUrl;
    expect(urlOf(claude)).toBe('https://api.anthropic.com/v1');
    expect(urlOf({ ...claude, LLM_PROVIDER: 'google' })).toContain('googleapis.com');
    expect(urlOf({ ...claude, LLM_BASE_URL: 'https://gate.example/v1' })).toContain('gate.example');
  });

  test('that are half set or impossible are refused in one line that names what to set', () => {
    const wrong: [Environment, string][] = [
      [{ LLM_MODEL: 'm' }, 'LLM_PROVIDER'],
      [{ LLM_FALLBACK: 'fail' }, 'LLM_PROVIDER'],
      [{ LLM_PROVIDER: 'openai' }, 'openai-compatible, anthropic, google'],
      [{ LLM_PROVIDER: 'openai-compatible' }, 'LLM_MODEL and LLM_BASE_URL'],
      [{ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm' }, 'LLM_API_KEY'],
      [{ ...ollama, LLM_BASE_URL: '127.0.0.1:11434' }, 'LLM_BASE_URL'],
      [{ ...ollama, LLM_BASE_URL: 'http://127.0.0.1/v1/chat/completions' }, 'LLM_BASE_URL'],
      [{ ...ollama, LLM_BASE_URL: 'http://user:secret@127.0.0.1/v1' }, 'LLM_BASE_URL'],
      [{ ...ollama, LLM_API_KEY: 'a key' }, 'LLM_API_KEY'],
      [{ ...ollama, LLM_PRICE_INPUT: '2.5' }, 'LLM_PRICE_OUTPUT'],
      [{ ...ollama, LLM_PRICE_INPUT: '2.5', LLM_PRICE_OUTPUT: '-1' }, 'LLM_PRICE_OUTPUT'],
      [{ ...ollama, LLM_MONTHLY_BUDGET: '25' }, 'LLM_MONTHLY_BUDGET'],
      [{ ...ollama, LLM_MONTHLY_BUDGET: '25 usd' }, 'LLM_PRICE_INPUT'],
      [{ ...ollama, LLM_FALLBACK: 'nobody' }, 'LLM_FALLBACK'],
    ];
    for (const [environment, named] of wrong) {
      const message = refusal(environment);
      expect(message).toContain(named);
      expect(message).not.toContain('\n');
      expect(message).not.toContain('secret');
    }
  });

  test('take a budget in dollars or in tokens', () => {
    const prices = { LLM_PRICE_INPUT: '2.5', LLM_PRICE_OUTPUT: '10' };
    const budget = (text: string) =>
      makeConfig({ ...ollama, ...prices, LLM_MONTHLY_BUDGET: text }).textModel?.policy.monthlyCap;
    expect(budget('25.50 USD')).toEqual({ unit: 'usd', amount: 25.5 });
    expect(budget('2000000 tokens')).toEqual({ unit: 'tokens', amount: 2_000_000 });
    expect(budget('none')).toBeNull();
    expect(readCap('a lot')).toBeUndefined();
    expect(capInWords({ unit: 'tokens', amount: 2_000_000 })).toBe('2,000,000 tokens');
  });
});
