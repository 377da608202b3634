export type KeyUse = { keyId: string; at: number; address: string };

/** When each key was used last and from where, gathered in memory: never a write per request. */
export class KeyUses {
  private uses = new Map<string, KeyUse>();

  /** `address` is asked once for each key between two takes: it changes seldom and costs time. */
  note(keyId: string, at: number, address: () => string): void {
    const use = this.uses.get(keyId);
    if (use) use.at = at;
    else this.uses.set(keyId, { keyId, at, address: address() });
  }

  /** The uses since the last call. */
  take(): KeyUse[] {
    const taken = [...this.uses.values()];
    this.uses = new Map();
    return taken;
  }
}
