/** What runs on electricity in part; null for a version that is not told apart. */
export type CarVersion = 'hybrid' | 'plug-in' | null;

const plugIn =
  /\b(?:plug-?in|plug in(?= hybrid)|prime|phev|4xe|on electricity)\b|\b[A-Z]{2} \d{3}h\+/i;
/** "RX 350h" is the hybrid among them. */
const hybrid = /\b(?:hybrid|powerboost|etorque hybrid)\b|\b[A-Z]{2} \d{3}h\b(?!\+)/i;

/** By the name of a model, of an engine or of a figure's version: "RAV4 Hybrid", "hybrid LE". */
export function versionIn(text: string): CarVersion {
  if (plugIn.test(text)) return 'plug-in';
  return hybrid.test(text) ? 'hybrid' : null;
}
