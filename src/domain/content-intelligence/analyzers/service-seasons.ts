import type { Topic } from '../../../writing/topic.ts';

export type ServiceSeason = {
  id: string;
  topic: Topic;
  /** Month and day from which drivers need it, and until when; "MM-DD", may pass the new year. */
  from: string;
  to: string;
  /** States with winters that ask for it; null for all. */
  states: ReadonlySet<string> | null;
  keyword: string;
  /** "winter tires": what the text is about. */
  subject: string;
  /** An article that says all words of one of these is on it. */
  told: string[];
  /** Why now, as a sentence. */
  reason: string;
};

/** Where snow or lasting frost is usual, with the provinces of Canada. */
const cold = new Set(
  (
    'AK CO CT IA ID IL IN KS MA ME MI MN MO MT ND NE NH NJ NM NV NY OH OR PA RI SD UT VT WA WI ' +
    'WV WY AB BC MB NB NL NS NT NU ON PE QC SK YT'
  ).split(' '),
);

/** What the workshop is asked for in the course of a year, in the northern hemisphere. */
export const serviceSeasons: readonly ServiceSeason[] = [
  {
    id: 'winter-tires',
    topic: 'winter-tires',
    from: '10-15',
    to: '12-31',
    states: cold,
    keyword: 'when to put on winter tires',
    subject: 'winter tires',
    told: ['winter tires', 'snow tires'],
    reason: 'Drivers change over when nights get near freezing, and they read up before.',
  },
  {
    id: 'winter-battery',
    topic: 'battery',
    from: '11-15',
    to: '02-15',
    states: cold,
    keyword: 'car battery in cold weather',
    subject: 'batteries in the cold',
    told: ['battery'],
    reason: 'Weak batteries fail in the first hard frost.',
  },
  {
    id: 'winter-driving',
    topic: 'winter-driving',
    from: '12-01',
    to: '02-28',
    states: cold,
    keyword: 'getting a car ready for winter',
    subject: 'driving in winter',
    told: ['winter driving', 'ready winter', 'winterize'],
    reason: 'Snow and salt are what drivers ask about in these weeks.',
  },
  {
    id: 'spring-alignment',
    topic: 'wheel-alignment',
    from: '03-15',
    to: '05-15',
    states: cold,
    keyword: 'wheel alignment after potholes',
    subject: 'wheel alignment',
    told: ['alignment'],
    reason: 'Roads are at their worst when the frost leaves them.',
  },
  {
    id: 'air-conditioning',
    topic: 'air-conditioning',
    from: '05-01',
    to: '08-15',
    states: null,
    keyword: 'car air conditioning not cold',
    subject: 'air conditioning',
    told: ['air conditioning', 'ac service'],
    reason: 'The first hot days show which systems blow warm.',
  },
  {
    id: 'summer-tires',
    topic: 'tires',
    from: '05-20',
    to: '07-31',
    states: null,
    keyword: 'tire pressure and tread before a road trip',
    subject: 'tires for summer trips',
    told: ['tire pressure', 'tire tread', 'road trip'],
    reason: 'Families check pressure and tread before the long drives of summer.',
  },
  {
    id: 'autumn-brakes',
    topic: 'brakes',
    from: '09-01',
    to: '10-31',
    states: null,
    keyword: 'signs that brakes are worn',
    subject: 'brakes',
    told: ['brakes'],
    reason: 'Wet leaves and earlier dusk make drivers think of their brakes.',
  },
  {
    id: 'wipers-and-lights',
    topic: 'wipers-and-lights',
    from: '09-20',
    to: '11-30',
    states: null,
    keyword: 'when to replace wiper blades and headlights',
    subject: 'wipers and lights',
    told: ['wipers', 'headlights'],
    reason: 'Days get short, and worn blades and dim lamps are noticed.',
  },
];
