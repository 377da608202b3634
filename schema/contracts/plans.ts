export const plans = {
  starter: [],
  teams: ['API_ACCESS'],
  pro: ['API_ACCESS', 'ANALYTICS'],
  unlimited: ['API_ACCESS', 'ANALYTICS', 'MARKET_DATA'],
} as const satisfies Record<string, readonly string[]>;

export type Plan = keyof typeof plans;
export type Entitlement = 'API_ACCESS' | 'ANALYTICS' | 'MARKET_DATA';
export const planNames = Object.keys(plans) as Plan[];

export function isPlan(value: string): value is Plan {
  return Object.hasOwn(plans, value);
}

export function planGrants(plan: Plan, entitlement: Entitlement): boolean {
  return (plans[plan] as readonly Entitlement[]).includes(entitlement);
}
