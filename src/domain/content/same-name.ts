/** Makes, models and trims are the same name in any case; a missing one is like no other. */
export function isSameName(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one.toLowerCase() === other.toLowerCase();
}
