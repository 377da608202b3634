import { type Platform, platforms } from '../../../schema/contracts/social.ts';
import { uuidPattern } from '../../../schema/contracts/common.ts';
import type { Actor } from '../../actor.ts';
import type { SiteRow } from '../../domain/site/store.ts';
import { invalid } from '../../problem.ts';

export function platformNamed(text: string): Platform {
  const platform = platforms.find((known) => known === text.toLowerCase());
  if (platform) return platform;
  throw invalid('platform', `must be one of ${platforms.join(', ')}`);
}

export function idNamed(text: string): string {
  if (new RegExp(uuidPattern).test(text)) return text.toLowerCase();
  throw invalid('id', 'must be an id, as the lists show it');
}

export function limitNamed(text: string): number {
  const limit = Number(text);
  if (/^\d{1,3}$/.test(text) && limit >= 1 && limit <= 100) return limit;
  throw invalid('limit', 'must be a whole number from 1 to 100');
}

/** Whoever may run commands on the data folder may do everything. */
export function operatorOf({ id: siteId }: SiteRow, name = 'operator'): Actor {
  return { kind: 'person', siteId, userId: null, name, role: 'operator' };
}

export async function textNamed(text: string): Promise<string> {
  const given = (text === '-' ? await Bun.stdin.text() : text).trim();
  if (given === '') throw invalid('text', 'must not be empty');
  return given;
}
