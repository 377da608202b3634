/** What a review is about, as far as its words tell; the first that fits counts. */
export const topicNames = [
  'respect',
  'price',
  'paperwork',
  'contact',
  'wait',
  'service',
  'car',
  'purchase',
] as const;
export type Topic = (typeof topicNames)[number];

/** Whole words, English and Spanish; `~` stands for any ending. */
function words(...parts: readonly string[]): RegExp {
  const any = parts.join('|').replaceAll('~', '\\p{L}*');
  return new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'iu');
}

const topics: Readonly<Record<Topic, RegExp>> = {
  respect: words(
    'rude|disrespect~|condescend~|arrogant|yelled|ignored',
    'groser[oa]s?|maleducad~|falta de respeto',
  ),
  price: words(
    'prices?|priced|pricing|fees?|add-?ons?|expensive|overcharged?|bait|quoted',
    'precios?|cargos|car[oa]s?|cobr~',
  ),
  paperwork: words(
    'paperwork|financ~|contracts?|titles?|registration|plates|loan',
    'papeles|contrato|placas|t[ií]tulo|tr[aá]mites?',
  ),
  contact: words(
    'calls?|called|calling|phone|voicemail|e-?mails?|texts?|texted|respond~|response|reply',
    'llamad~|llaman?|llam[oó]|contestan?|contestaron|responden?|respondieron',
  ),
  wait: words(
    'wait|waits|waited|waiting|hours|delay~|slow|took forever|late',
    'esper[aéoó]~|horas|tard~|lent[oa]~',
  ),
  service: words(
    'service (?:department|dept|center|team|visit|appointment|manager|advis~)|serviced',
    'repairs?|repaired|oil change|mechanics?|technicians?|advisor|tires?|brakes?',
    'taller|mec[aá]nicos?|reparaci[oó]n|cambio de aceite',
  ),
  car: words(
    'broke|broken|breakdown|engine|transmission|leak~|dents?|scratch~|defect~',
    'problem with the (?:car|truck)|motor|transmisi[oó]n|descompuso',
  ),
  purchase: words(
    'bought|buy|buying|purchas~|sales|salesman|saleswoman|salesperson|test drive',
    'compr[aéóo]~|vendedor~',
  ),
};

export function topicOf(text: string): Topic | null {
  return topicNames.find((name) => topics[name].test(text)) ?? null;
}

/** What somebody who is mostly content would have had otherwise. */
const reservation = words(
  'but|however|except|although|though|unfortunately|wish|could be better',
  'only (?:issue|complaint|downside)|pero|aunque|l[aá]stima',
);

export function hasReservation(text: string): boolean {
  return reservation.test(text);
}

const grave: readonly { pattern: RegExp; of: string }[] = [
  {
    pattern: words(
      'lawyers?|attorneys?|lawsuits?|sue|sued|suing|legal action|small claims|court',
      'attorney general|BBB|fraud~|scam~|illegal~|police',
      'abogad~|demand[ae]~|fraude|estaf~|polic[ií]a',
    ),
    of: 'the law',
  },
  {
    pattern: words(
      'injur~|hurt|accident|crash~|hospital|nearly died|could have died|unsafe|caught fire',
      'herid~|accidente|choque',
    ),
    of: 'an injury or danger',
  },
  {
    pattern: words(
      'racis~|sexis~|discriminat~|harass~|slurs?|assault~',
      'racista~|discrimin~|acos[aoó]~',
    ),
    of: 'discrimination or harassment',
  },
];

/** What makes an answer a matter for more than one person: what it speaks of. */
export function graveMatters(text: string): string[] {
  return grave.flatMap(({ pattern, of }) => (pattern.test(text) ? [of] : []));
}

const spanish = words(
  'el|los|las|una|muy|que|por|con|para|me|mi|gracias|servicio|excelente|buen[oa]?s?|mal[oa]?s?',
  'carro|atenci[oó]n|recomiendo|compr[eé]|est[aá]|nunca|vendedor|son|es|un',
);
const english = words('the|and|was|were|my|they|with|for|very|to|not|great|service|this|you|is|a');

export function isSpanish(text: string): boolean {
  const count = (pattern: RegExp) => text.match(new RegExp(pattern, 'giu'))?.length ?? 0;
  return count(spanish) >= 2 && count(spanish) > count(english);
}
