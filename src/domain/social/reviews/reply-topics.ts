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

const topics: Readonly<Record<Topic, RegExp>> = {
  respect:
    /\b(?:rude|disrespect\w*|condescend\w*|arrogant|yelled|ignored|grosero\w*|maleducad\w*|falta de respeto)\b/i,
  price:
    /\b(?:prices?|priced|pricing|fees?|add-?ons?|expensive|overcharged?|bait|quoted|precios?|cargos?|caro|cobr\w+)\b/i,
  paperwork:
    /\b(?:paperwork|financ\w+|contracts?|titles?|registration|plates|loan|papeles|contrato|placas|financiamiento|t[ií]tulo)\b/i,
  contact:
    /\b(?:call(?:s|ed|ing)?|called back|phone|voicemail|e-?mails?|texts?|texted|respon[ds]\w*|reply|llamad\w+|llaman|contest\w+|respond\w+)\b/i,
  wait: /\b(?:wait(?:ed|ing|s)?|hours|delay\w*|slow|took forever|late|espera\w*|horas|tard\w+|lent\w+)\b/i,
  service:
    /\b(?:service (?:department|dept|center|team|visit|appointment|manager|advis\w+)|serviced|repairs?|repaired|oil change|mechanics?|technicians?|advisor|tires?|brakes?|taller|mec[aá]nico|reparaci[oó]n)\b/i,
  car: /\b(?:broke|broken|breakdown|engine|transmission|leak\w*|dents?|scratch\w*|defect\w*|problem with the (?:car|truck)|motor|transmisi[oó]n|descompuso)\b/i,
  purchase:
    /\b(?:bought|buy|buying|purchas\w+|sales\w*|salesman|test drive|compr[aéó]\w*|vendedor\w*)\b/i,
};

export function topicOf(text: string): Topic | null {
  return topicNames.find((name) => topics[name].test(text)) ?? null;
}

/** What somebody who is mostly content would have had otherwise. */
const reservation =
  /\b(?:but|however|except|although|though|unfortunately|wish|could be better|only (?:issue|complaint|downside)|pero|aunque|lástima)\b/i;

export function hasReservation(text: string): boolean {
  return reservation.test(text);
}

const grave: readonly { pattern: RegExp; of: string }[] = [
  {
    pattern:
      /\b(?:lawyers?|attorneys?|lawsuits?|sue|sued|suing|legal action|small claims|court|attorney general|BBB|fraud\w*|scam\w*|illegal\w*|police|abogad\w*|demanda\w*|fraude|estafa\w*|polic[ií]a)\b/i,
    of: 'the law',
  },
  {
    pattern:
      /\b(?:injur\w*|hurt|accident|crash\w*|hospital|nearly died|could have died|unsafe|caught fire|herid\w*|accidente|choque)\b/i,
    of: 'an injury or danger',
  },
  {
    pattern:
      /\b(?:racis\w+|sexis\w+|discriminat\w+|harass\w*|slurs?|assault\w*|racista\w*|discrimin\w+|acos\w+)\b/i,
    of: 'discrimination or harassment',
  },
];

/** What makes an answer a matter for more than one person: what it speaks of. */
export function graveMatters(text: string): string[] {
  return grave.flatMap(({ pattern, of }) => (pattern.test(text) ? [of] : []));
}

const spanish =
  /\b(?:el|los|las|una|muy|que|por|con|para|me|mi|gracias|servicio|excelente|buen[oa]?s?|mal[oa]?|carro|atenci[oó]n|recomiendo|compr[eé]|est[aá]|nunca|vendedor)\b/gi;
const english = /\b(?:the|and|was|were|my|they|with|for|very|to|not|great|service|this|you)\b/gi;

export function isSpanish(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(spanish) >= 2 && count(spanish) > count(english);
}
