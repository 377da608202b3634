/** What a searcher wants: Broder, "A taxonomy of web search" (2002), with buying split in two. */
export const intents = ['informational', 'commercial', 'transactional', 'navigational'] as const;
export type Intent = (typeof intents)[number];

/** Words that give an intent away, each with its weight; the longer ones come first. */
export type Cue = { intent: Intent; words: RegExp; weight: number };

export const cues: readonly Cue[] = [
  cue('commercial', 4, '(lease|buy|new|rent) (or|vs\\.?|versus) (buy|lease|used|own)'),
  cue('informational', 2, 'how (to|do|does|often|long|many|can|should|is|are)'),
  cue('informational', 1.5, 'what|why|when|which|who'),
  cue('informational', 1.5, 'guide|meaning|explained|tips|basics|difference|checklist'),
  cue('informational', 1, 'can (i|you)|do (i|you)|should (i|you)|does|is|are'),
  cue('informational', 1.5, 'oil change|rotat(e|ion)|maintenance|tread|recalls?|warning lights?'),
  cue('commercial', 3, 'vs\\.?|versus|compare[ds]?|comparison|alternatives?'),
  cue('commercial', 2.5, 'best|top|reviews?|ratings?|rated|worth it|pros and cons'),
  cue('commercial', 1.5, 'trims?|reliable|reliability|features|capacity|mpg|range|cargo'),
  cue('commercial', 1, 'better|or'),
  cue('transactional', 3, 'for sale|in stock|buy(ing)?|order|under \\$[\\d,]+'),
  cue('transactional', 2.5, 'deals?|offers?|specials?|incentives?|rebates?|sales? event'),
  cue('transactional', 2, 'prices?|costs?|quotes?|financ(e|ing)|apr|payments?|trade-?in'),
  cue('transactional', 2, 'lease|leasing|loans?|test drive|schedule|appointment'),
  cue('transactional', 1.5, 'used|certified|pre-?owned'),
  cue('navigational', 3, 'hours|phone( number)?|directions|address|login|log in|contact'),
];

/** Of the workshop: intent stays what it is, the page is another. */
export const serviceCue = words(
  'oil changes?|tires?|brakes?|recalls?|batter(y|ies)|maintenance|service|parts|alignment|' +
    'wipers?|filters?|inspection|repairs?',
);

export const localCue = words(
  'near (me|you|here|by)|nearby|local|dealerships?|dealers?|in town|around here',
);

export const saleCue = words('prices?|sale|buy|deals?|lease|offers?');

function cue(intent: Intent, weight: number, pattern: string): Cue {
  return { intent, weight, words: words(pattern) };
}

function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');
}
