/** What becomes of an article that the model could not write. */
export const modelFallbacks = ['embedded', 'fail'] as const;
export type ModelFallback = (typeof modelFallbacks)[number];

/** The most that a site may spend on the model in a calendar month. */
export type MonthlyCap = { unit: 'usd' | 'tokens'; amount: number };

export type ModelPolicy = {
  fallback: ModelFallback;
  /** Null for no limit. */
  monthlyCap: MonthlyCap | null;
};

/** "25 usd", "2000000 tokens" or "none"; undefined for anything else. */
export function readCap(text: string): MonthlyCap | null | undefined {
  if (text === 'none') return null;
  const [, digits, unit] = /^(\d+(?:\.\d{1,2})?) ?(usd|tokens)$/i.exec(text.trim()) ?? [];
  if (!digits || !unit) return undefined;
  return { unit: unit.toLowerCase() === 'usd' ? 'usd' : 'tokens', amount: Number(digits) };
}

export function capInWords({ unit, amount }: MonthlyCap): string {
  if (unit === 'tokens') return `${amount.toLocaleString('en-US')} tokens`;
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}
