import type { Dice } from './dice.ts';
import type { Allowance } from './model/limits.ts';

/** A store of the simulation, and the keys its partner uses: a wide one and a narrow one. */
export type Store = {
  id: string;
  slug: string;
  keys: Key[];
  /** For requests that nothing may refuse: see `askSurely`. */
  reserve: Key | null;
  /** No other store has a vehicle whose number begins like this. */
  vinPrefix: string;
  /** Its accounts on networks. */
  accountIds: string[];
};

export type Key = {
  id: string;
  text: string;
  storeId: string;
  allowance: Allowance;
  isRevoked: boolean;
};

/** Requests a minute above which a key is a wide one. */
const wideFrom = 100;

/** Those who use the API, one for each store. */
export class Partners {
  readonly stores: Store[] = [];

  constructor(private readonly dice: Dice) {}

  anyStore(): Store {
    return this.dice.pick(this.stores);
  }

  storeWith(storeId: string): Store {
    const store = this.stores.find(({ id }) => id === storeId);
    if (!store) throw new Error('There is no such store.');
    return store;
  }

  /** A key that is seldom used up. */
  wideKey(storeId: string = this.anyStore().id): Key {
    return this.keyOf(storeId, true);
  }

  /** A key that is used up soon. */
  narrowKey(storeId: string = this.anyStore().id): Key {
    return this.keyOf(storeId, false);
  }

  /** A key that is used for nothing but `askSurely`, and so never used up. */
  reserveKey(storeId: string): Key {
    const { reserve } = this.storeWith(storeId);
    if (!reserve) throw new Error('The store has no reserve key.');
    return reserve;
  }

  anyKey(): Key {
    return this.keyOf(this.anyStore().id, this.dice.happens(0.85));
  }

  private keyOf(storeId: string, isWide: boolean): Key {
    const { keys } = this.storeWith(storeId);
    const key = keys.find(({ allowance }) => allowance.perMinute > wideFrom === isWide);
    if (!key) throw new Error('The store has no such key.');
    return key;
  }
}
