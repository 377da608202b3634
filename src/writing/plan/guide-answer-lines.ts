import { optionIdsOf } from './option-ids.ts';
import type { ReferenceAnswer } from './reference-answer.ts';

/** "2021 camry v6", "does it come with a v6", but not "v6 towing". */
function has(words: string): RegExp {
  return new RegExp(
    String.raw`\b(?:comes?|available|offered?|ha(?:s|ve)|made?|make|there|get|in)\b` +
      String.raw`.*\b${words}\b|` +
      String.raw`\b${words}(?: (?:version|option|engine|available))?$`,
    'i',
  );
}

const asksSeats = /\bhow many (?!car|child)\b.*\b(?:seats?|people|passengers|fit)\b/i;
const seatsTyped =
  /\bhow many (?:people|passengers|seats?|seaters?)\b|\bseating(?: capacity)?$|\bseats$/i;

/** What the guide says of a model's engines, drives and seats, before the filings do. */
export const guideAnswers: Readonly<Record<string, ReferenceAnswer>> = {
  plugInOfGuide: {
    ids: optionIdsOf('plug-in'),
    topics: ['hybrid', 'range-and-charging'],
    asks: /^(?:does .* come|is there)\b.*\bplug-in\b/i,
    words: has('(?:plug-?in(?: hybrid)?|phev)'),
  },
  hybridOfGuide: {
    ids: optionIdsOf('hybrid'),
    topics: ['hybrid', 'engine', 'fuel-economy'],
    asks: /^(?:does .* come|is there)\b.*(?<!plug-in )\bhybrid\b/i,
    words: has('(?<!plug-?in )hybrid'),
  },
  electricOfGuide: {
    ids: optionIdsOf('electric'),
    topics: ['range-and-charging', 'hybrid', 'engine'],
    asks: /^(?:does|is there|is|can)\b.*\belectric version\b/i,
    words: /\b(?:is there an?|come as an?|come in|make an?)\b.*\b(?:electric|ev)\b/i,
  },
  dieselOfGuide: {
    ids: optionIdsOf('diesel'),
    topics: ['engine'],
    asks: /^(?:does|is|can|do)\b(?!.*\breliable\b).*\bdiesels?\b/i,
    words: has('diesels?'),
  },
  v6: {
    ids: optionIdsOf('v6'),
    topics: ['engine', 'towing'],
    asks: /^(?:does|is|can)\b(?!.*\breliable\b).*\bV6\b/i,
    words: has('v6'),
  },
  v8: {
    ids: optionIdsOf('v8'),
    topics: ['engine', 'towing'],
    asks: /^(?:does|is|can)\b(?!.*\breliable\b).*\bV8\b/i,
    words: has('v8'),
  },
  awdOfGuide: {
    ids: optionIdsOf('awd'),
    topics: ['drivetrain', 'winter-driving', 'overview'],
    asks: /^(?:does|is) .*\b(?:come with|offered with|have) (?:awd|all-wheel drive)\?/i,
    words: has('(?:awd|all[- ]wheel drive)'),
  },
  fourOfGuide: {
    ids: optionIdsOf('4wd'),
    topics: ['drivetrain', 'winter-driving', 'overview'],
    asks: /^(?:does|is) .*\b(?:come with|offered with|have) (?:4wd|4x4|four-wheel drive)\?/i,
    words: has('(?:4wd|4x4|four[- ]wheel drive|4 wheel drive)'),
  },
  drivesOfGuide: {
    ids: ['car.drives'],
    topics: ['drivetrain'],
    asks: /\bfront- or rear-wheel\b|\bdrivetrains?\b/i,
    words: /\b(?:fwd|rwd|(?:front|rear)[- ]wheel drive)\b|\bdrivetrains?\b/i,
  },
  thirdRow: {
    ids: optionIdsOf('third-row'),
    topics: ['seating', 'family'],
    asks: /^does\b.*\b(?:third row|3rd row)\b/i,
    words: has('(?:third|3rd)[- ]row(?: (?:seat(?:s|ing)?|space|room|legroom))?'),
  },
  seatsOfGuide: {
    ids: ['car.seats-rows'],
    topics: ['seating', 'family'],
    asks: asksSeats,
    words: seatsTyped,
  },
  seatsAloneOfGuide: {
    ids: ['car.seats'],
    topics: ['seating', 'family'],
    asks: asksSeats,
    words: seatsTyped,
  },
};
