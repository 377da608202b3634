import { type Locale, locales, type Theme, themes } from '../../../schema/tables/users.ts';
import { invalid } from '../../problem.ts';
import { refusal } from './refusals.ts';

/** One address is one person, however it is typed. Throws `bad_email`. */
export function foldEmail(text: string): string {
  const email = foldTyped(text);
  const isOne = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]+$/.test(email);
  if (!isOne || email.length > 254) throw refusal('bad_email', { path: 'email' });
  return email;
}

/** The same of what somebody types to sign in, which may be anything. */
export function foldTyped(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** Throws `bad_name`. */
export function nameFrom(text: string, path = 'name'): string {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  // Neither controls nor marks that turn the direction of what stands around the name.
  const isShown = !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(name);
  if (isShown && name.length > 0 && name.length <= 120) return name;
  throw refusal('bad_name', { path });
}

export function localeFrom(text: string): Locale {
  const found = locales.find((one) => one === text);
  if (found) return found;
  throw invalid('locale', `must be one of ${locales.join(', ')}`);
}

export function themeFrom(text: string): Theme {
  const found = themes.find((one) => one === text);
  if (found) return found;
  throw invalid('theme', `must be one of ${themes.join(', ')}`);
}
