import { languageTags } from '../../../writing/language-tags.ts';

/** What cards are lettered in; titles and quotes come in whatever language they have. */
export type CardLanguage = 'en' | 'es' | 'fr';

export type CardLocale = { language: CardLanguage; tag: string };

/** Words that one language alone has, and that no name of a car is. */
const marks: readonly (readonly [CardLanguage, RegExp])[] = [
  ['es', /\b(?:precio|precios|tarjeta|rebaja|evento|rese[nñ]a|llantas|neum[aá]ticos|bajada)\b/giu],
  ['es', /\b(?:el|los|las|una|para|con|del|coche|camioneta|carro|oferta|nuestra|nuestro)\b/giu],
  [
    'fr',
    /\b(?:prix|carte|baisse|[ée]v[ée]nement|avis|pneus|voiture|camion|soldes?|promotion)\b/giu,
  ],
  ['fr', /\b(?:les|une|pour|avec|notre|nos|aux?|des)\b/giu],
];

/** The language of a prompt where it is plainly Spanish or French, else that of the store. */
export function cardLocale(prompt: string, locale: string, country: string): CardLocale {
  const counts = { en: 0, es: 0, fr: 0 };
  for (const [language, words] of marks) counts[language] += prompt.match(words)?.length ?? 0;
  const [most] = (['es', 'fr'] as const).toSorted((one, two) => counts[two] - counts[one]);
  const said = most !== undefined && counts[most] > 1 ? most : languageOf(locale);
  return { language: said, tag: `${said}-${country === 'CA' ? 'CA' : 'US'}` };
}

export function languageOf(tag: string): CardLanguage {
  const short = tag.slice(0, 2).toLowerCase();
  return short === 'es' || short === 'fr' ? short : 'en';
}

/** "Spanish" or "es-US" as a tag. */
export function tagOf(language: string): string {
  return (languageTags as Readonly<Record<string, string>>)[language] ?? language;
}
