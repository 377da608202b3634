import type { Block } from '../../reading/content.ts';
import type { CheckRule, Found } from '../rule.ts';
import { textOf } from '../content-text.ts';
import { pattern } from '../text/pattern.ts';

const commonWords: ReadonlySet<string> = new Set(
  (
    'el la los las un una de del en con por para que su sus y es este esta más desde hoy al mes ' +
    'meses precio oferta venta compre auto autos carro carros camioneta nuevo nueva crédito'
  ).split(' '),
);
const word = /\p{L}+/gu;
const sells = pattern`
  \$\s?\d|\d\s?%|\b(?:precio|ofertas?|venta|compre|arriend\w{1,4}|financ\w{1,10}|pago)\b`;
const english = pattern`
    \b(?:approved credit|due at signing|security deposit|annual percentage rate|see dealer
    |plus (?:government|tax)|excludes|offer ends|expires|must (?:qualify|take delivery)
    |down payment)\b`;
const spanish = pattern`
    crédito aprobado|aprobación de crédito|al (?:firmar|momento de la firma)
    |depósito de (?:garantía|seguridad)|tasa (?:de porcentaje )?anual|más impuestos
    |impuestos|consulte|oferta válida|vence|enganche|pago inicial`;
/** Share of common Spanish words from which a block is read as Spanish. */
const minShare = 0.25;
const minWords = 4;

export const hLang: CheckRule = {
  id: 'H-LANG',
  kind: 'check',
  severity: 'info',
  check: (content): Found[] => {
    const offer = content.blocks.find((block) => isSpanish(block) && sells.test(block.text));
    if (!offer || spanish.test(textOf(content))) return [];
    const block = content.blocks.find((one) => !isSpanish(one) && english.test(one.text));
    return block ? [{ block }] : [];
  },
  citation: 'FTC practice; Cal. Civ. Code 1632',
  message: 'The text sells in Spanish and discloses in English only.',
  suggestion: 'Give the disclosure in Spanish too.',
  examples: {
    failing: [
      'Compre su auto nuevo por $299 al mes.\n\nWith approved credit, $2,000 due at signing.',
      'La oferta de hoy: camioneta nueva desde $24,995.\n\nOffer ends May 31.',
    ],
    passing: [
      'Compre su auto nuevo por $299 al mes.\n\nCon crédito aprobado, $2,000 al firmar.',
      'Buy it for $299 a month.\n\nWith approved credit, $2,000 due at signing.',
      'Visite la tienda en Duluth.\n\nWith approved credit.',
    ],
  },
};

function isSpanish({ text }: Block): boolean {
  const words = text.toLowerCase().match(word) ?? [];
  const common = words.filter((one) => commonWords.has(one)).length;
  return words.length >= minWords && common / words.length >= minShare;
}
