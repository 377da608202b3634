import type { Assets } from './index.ts';

let known: Assets['paths'] | null = null;

/** Called once, before the first page: components are rendered without asking for anything. */
export function setAssetPaths(paths: Assets['paths']): void {
  known = paths;
}

export function assetPaths(): Assets['paths'] {
  if (!known) throw new Error('The assets have not been opened.');
  return known;
}
