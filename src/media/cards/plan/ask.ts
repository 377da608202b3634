import { fold } from './fold.ts';

/** What a prompt asks for, by its words alone. */
export type Ask = {
  prompt: string;
  wants: {
    review: boolean;
    /** The words of a customer, and not an article that reviews a car. */
    customer: boolean;
    priceDrop: boolean;
    event: boolean;
    article: boolean;
    price: boolean;
    /** A card of a vehicle for sale, and not a picture in which there is one. */
    listing: boolean;
    noPhoto: boolean;
    cheapest: boolean;
    newest: boolean;
  };
  vin: string | null;
  stockNumber: string | null;
  /** Between quotation marks. */
  quoted: string | null;
};

const words = {
  review: phrases(`reviews?|testimonials?|customer (?:said|quote)|resena|opinion|testimonio
    |avis|temoignage`),
  customer: phrases(`quotes?|customers?|testimonials?|cliente|testimonio|temoignage`),
  priceDrop: phrases(`price[- ](?:drops?|cuts?|reduc\\w+|decreases?|just dropped)|new low price
    |(?:reduced|lowere?d?|dropped) price|(?:marked|price) down
    |(?:just|recently) (?:reduced|lowered|dropped)|(?:bajada?|rebaja|reduccion) (?:de|del) precio
    |bajo de precio|precio (?:rebajado|reducido)|baisse (?:de|du) prix|prix (?:reduit|baisse)`),
  event: phrases(`events?|open house|clinic|expo|festival|fundraiser|seminar|workshop|toy drive
    |food drive|blood drive|grand opening|cookout|evento|feria|jornada|evenement
    |portes ouvertes`),
  article: phrases(`articles?|blog|title|headline|featured image|hero image|cover image
    |header image|articulo|titulo|blogue|titre|billet`),
  price: phrases(`price|priced|prices|precio|prix`),
  listing: phrases(`(?:vehicle|car|truck|suv|van|inventory|stock) (?:card|photo)|for sale
    |(?:tarjeta|foto) del? (?:vehiculo|coche|carro|camioneta)|en venta|a vendre
    |(?:carte|photo) (?:du vehicule|de la voiture|du camion)`),
  noPhoto: phrases(`(?:no|without(?: a| the)?|sin|sans) (?:photos?|pictures?|images?|fotos?)`),
  cheapest: phrases(`cheapest|lowest[- ]priced?|least expensive|mas barat[oa]|moins cher`),
  newest: phrases(`newest|latest|just arrived|new arrivals?|recien llegad[oa]
    |nouvel(?:le)? arrivage`),
} as const;

/** Whole words, folded; the list may run over several lines. */
function phrases(list: string): RegExp {
  return new RegExp(String.raw`\b(?:${list.replace(/\n\s*/g, '')})\b`);
}

const vin = /\b(?=[A-Z\d]{0,16}\d)(?=[A-Z\d]{0,16}[A-Z])[A-HJ-NPR-Z\d]{17}\b/i;
const number = String.raw`((?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{1,19})\b`;
const stock = new RegExp(
  String.raw`\b(?:stock|stk|inventario|inventaire|unit|unidad)\b\s*` +
    String.raw`(?:(?:number|n[uú]mero|num|no|n[º°])\b[.:]?)?[\s#.:º°]*${number}`,
  'i',
);
const hashed = new RegExp(String.raw`(?:^|\s)#\s?${number}`, 'i');
const quotes = /[“"«„]\s*([^“”"«»„]{1,1500}?)\s*[”"»]/u;

export function readAsk(prompt: string): Ask {
  const text = fold(prompt);
  const says = Object.fromEntries(
    Object.entries(words).map(([name, pattern]) => [name, pattern.test(text)]),
  ) as Ask['wants'];
  const named = stock.exec(prompt) ?? hashed.exec(prompt);
  const found = vin.exec(prompt)?.[0].toUpperCase() ?? null;
  return {
    prompt,
    wants: says,
    vin: found,
    stockNumber: found ? null : yearless(named?.[1] ?? null),
    quoted: quotes.exec(prompt)?.[1]?.trim() ?? null,
  };
}

/** "In stock 2026 Camry" names a year, no number. */
function yearless(number: string | null): string | null {
  return number !== null && /^(?:19|20)\d\d$/.test(number) ? null : number;
}
