import { must } from './invariants.ts';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const mark = /store-mark-\d+/g;

/**
 * Which store every id belongs to, as the answers to its creators told, and every word that only
 * one store uses. Whatever a store is shown must be its own.
 */
export class Owners {
  private readonly storeOf = new Map<string, string>();

  claim(id: string, storeId: string): void {
    this.storeOf.set(id, storeId);
  }

  check(text: string, storeId: string, what: () => string): void {
    for (const pattern of [uuid, mark]) {
      for (const [found] of text.matchAll(pattern)) {
        const owner = this.storeOf.get(found);
        const isForeign = owner !== undefined && owner !== storeId;
        must(!isForeign, 'no-foreign-row', () => `${found} of another site in ${what()}`);
      }
    }
  }
}
