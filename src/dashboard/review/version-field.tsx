/** The version that was read: a decision about another one is none of this person's. */
export function VersionField({ version }: { version: number }) {
  return <input type="hidden" name="version" value={String(version)} />;
}
