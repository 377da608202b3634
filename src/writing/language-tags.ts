import type { Language } from './brief.ts';

/** BCP 47, for `lang` in HTML and for the rules by which text is cut into sentences and words. */
export const languageTags: Readonly<Record<Language, string>> = {
  English: 'en',
  Spanish: 'es',
  'Mandarin Chinese': 'zh',
  Japanese: 'ja',
  Korean: 'ko',
  Arabic: 'ar',
  Farsi: 'fa',
  Hebrew: 'he',
  French: 'fr',
  Tagalog: 'tl',
  Vietnamese: 'vi',
  Portuguese: 'pt',
  Russian: 'ru',
};
