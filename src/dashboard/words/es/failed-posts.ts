import type { Words } from '../index.ts';

const nouns: Readonly<Record<string, string>> = {
  hashtags: 'etiquetas',
  mentions: 'menciones',
  links: 'enlaces',
  image: 'imagen',
  images: 'imágenes',
};

/** What a network takes no post with, and what is better left out there. */
export const postPatterns: Words['failures']['patterns'] = [
  [
    /^\w+ takes ([\d,]+) characters by weight, links as 23; this has ([\d,]+)\.?$/,
    'La red acepta $1 caracteres (un enlace cuenta como 23); el texto tiene $2.',
  ],
  [
    /^\w+ takes ([\d,]+) characters; this has ([\d,]+)\.?$/,
    'La red acepta $1 caracteres; el texto tiene $2.',
  ],
  ...Object.entries(nouns).map(
    ([english, spanish]) =>
      [
        new RegExp(String.raw`^\w+ takes at most (\d+) ${english}; this has (\d+)\.?$`),
        `La red acepta como máximo $1 ${spanish}; hay $2.`,
      ] as const,
  ),
  [/^\w+ takes no post without an image\.?$/, 'La red no acepta publicaciones sin imagen.'],
  [
    /^\w+ takes images from (\d+) x (\d+) pixels; this has (\d+) x (\d+)\.?$/,
    'La red acepta imágenes desde $1 × $2 píxeles; esta tiene $3 × $4.',
  ],
  [/^(\d+) hashtags are the most that do well here$/, 'aquí funcionan bien hasta $1 etiquetas'],
  [/^the link is left out here$/, 'aquí se omite el enlace'],
  [
    /^posts with a telephone number are often rejected here$/,
    'aquí suelen rechazarse las publicaciones con un número de teléfono',
  ],
  [/^up to (\d+) characters are read best here$/, 'aquí se leen mejor hasta $1 caracteres'],
  [
    /^image (\d+) is made to fit: a JPEG, on white where its shape is not taken$/,
    'la imagen $1 se adapta: un JPEG, con fondo blanco si no se acepta su forma',
  ],
];
