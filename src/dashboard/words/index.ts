import { type Locale, locales } from '../../../schema/tables/users.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type Words = typeof en;

export type Language = Locale;

const words: Record<Language, Words> = { en, es };

export function wordsIn(language: Language): Words {
  return words[language];
}

/** The first language of Accept-Language that there are words in, for whoever has not signed in. */
export function languageFrom(header: string | null): Language {
  for (const part of (header ?? '').split(',')) {
    const [tag = ''] = part.trim().toLowerCase().split(/[-;]/);
    const known = locales.find((language) => language === tag);
    if (known) return known;
  }
  return 'en';
}
