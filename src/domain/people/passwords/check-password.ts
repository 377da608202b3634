import { refusal } from '../refusals.ts';
import { commonPasswords } from './common-passwords.ts';
import { maxPasswordLength } from './hash-passwords.ts';

const minPasswordLength = 12;

/** What somebody who knows the person would try first. */
export type Known = { email: string; name: string; stores?: readonly string[] };

/** Length, and what is tried first; no rules on kinds of characters (NIST SP 800-63B). */
export function checkPassword(path: string, password: string, own: Known): void {
  if ([...password].length < minPasswordLength) throw refusal('password_short', { path });
  if (password.length > maxPasswordLength) throw refusal('password_long', { path });
  const text = password.normalize('NFKC').toLowerCase();
  const { whole, cores } = commonPasswords();
  const names = [own.name, ...(own.stores ?? [])].flatMap(wordsOf);
  const words = [...own.email.toLowerCase().split('@'), ...names, 'forecourt'];
  const core = coreOf(text);
  const isTried =
    whole.has(text) ||
    isRun(text) ||
    isRun(core) ||
    own.email.toLowerCase() === text ||
    [core, unitOf(core), unitOf(text)].some((one) => cores.has(one) || words.includes(one)) ||
    unitOf(text).length <= 3;
  if (isTried) throw refusal('password_common', { path });
}

function wordsOf(name: string): string[] {
  const lower = name.toLowerCase();
  return [...lower.split(/\s+/), lower.replaceAll(/\s+/g, '')].filter((word) => word.length > 2);
}

/** "P@ssw0rd 2026!" is "password": without what is put around and between, in its own letters. */
function coreOf(text: string): string {
  const inner = text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  const plain = inner.replaceAll(/[@4031!5$7]/g, (one) => plainLetters[one] ?? one);
  return plain.replaceAll(/[^\p{L}]/gu, '');
}

const plainLetters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '5': 's',
  $: 's',
  '7': 't',
};

/** What a text repeats: "abc" of "abcabcabc", the text itself where it repeats nothing. */
function unitOf(text: string): string {
  const at = (text + text).indexOf(text, 1);
  return text.slice(0, at === -1 ? text.length : at);
}

const digits = '01234567890123456789012345678901234567890';
const letters = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz';
const keys = 'qwertyuiopasdfghjklzxcvbnmqwertyuiop';
const runs = [digits, letters, keys].flatMap((run) => [run, [...run].reverse().join('')]);

/** Keys or letters in their order, forward or back. */
function isRun(text: string): boolean {
  return text.length > 3 && runs.some((run) => run.includes(text));
}
