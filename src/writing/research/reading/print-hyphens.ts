import { yearsAvoided } from './normalise.ts';

/** Which a paper or a tax is of. */
const oneCar =
  '(?=(?:used|new|leased) (?:car|truck|suv|vehicle)s?(?! (?:dealer|sale|lot|price|loan|value)))';

/** Words that print their hyphen, their "on" or their "and" wherever they stand. */
const hyphened: readonly (readonly [RegExp, string])[] = [
  [/\bplug in(?= (?:hybrid|electric|car|suv|truck|vehicle)s?\b)/gi, 'plug-in'],
  [/\b(pre) (owned|purchase)\b/gi, '$1-$2'],
  [/\b(inspection|appraisal) (?=(?:used|new) (?:car|truck|suv|vehicle)s?$)/gi, '$1 of '],
  [/\b([2-5]|two|four) (door)\b/gi, '$1-$2'],
  [/\b(lowest) (priced)\b/gi, '$1-$2'],
  [/\b(upside) (down)(?= (?:car|auto|truck|loan|trade|lease))/gi, '$1-$2'],
  [/\bpre (?=approv(?:ed|al))/gi, 'pre-'],
  [/\b([5-9]|five|six|seven|eight) (passenger|seater)\b/gi, '$1-$2'],
  [
    /\b(two|three|third|[23](?:nd|rd)?) rows?(?= (?:suv|seat|seating|vehicle|car|crossover)s?\b)/gi,
    '$1-row',
  ],
  [/\b(third|second|3rd|2nd) row(?= (?:legroom|headroom|space|room)\b)/gi, '$1-row'],
  [/\b(financing|apr|interest) (?=(?:new|used) (?:cars|trucks|suvs|vehicles)\b)/gi, '$1 on '],
  [/\b(all|four|front|rear|two) wheel(?= drives?\b)/gi, '$1-wheel'],
  [/\b(all) (season|weather|terrain)(?= tires?\b)/gi, '$1-$2'],
  [
    /\b(year|model year) end(?= (?:clearance|sale|event|deal|truck|car|suv|special)s?\b)/gi,
    '$1-end',
  ],
  [/\b(first) (time)(?= (?:car|home|truck|auto)? ?(?:buyer|owner)s?\b)/gi, '$1-$2'],
  [/\b(fuel) (efficient)(?= \w)/gi, '$1-$2'],
  [
    /\b(high|low) (mileage)(?= (?:used |lease )?(?:car|truck|suv|vehicle|lease|van|driver)s?\b)/gi,
    '$1-$2',
  ],
  [/\b(self) (employed|driving)\b/gi, '$1-$2'],
  [/\b(dog|family|kid|budget) (friendly)\b/gi, '$1-$2'],
  [/\b(out) (the) (door)(?= (?:price|pricing|cost|calculator)s?\b)/gi, '$1-$2-$3'],
  [/\b(off) (road)(?= (?:suv|truck|vehicle|car|package|tire|trim|vehicle)s?\b)/gi, '$1-$2'],
  [/\b(multi) (point)\b/gi, '$1-$2'],
  [/\bco (?=(?:signers?|borrowers?|buyers?)\b)/gi, 'co-'],
  // "8 foot bed", "72 month loan", "30,000 mile service", "16 year old".
  [/\b(\d+(?:\.\d+)?) (foot|ft) (?=(?:truck )?(?:beds?|trailers?|boats?|campers?)\b)/gi, '$1-$2 '],
  [
    new RegExp(
      String.raw`\b(\d+) (month|year|week|day) (?=(?:used |new |car |auto |truck )?` +
        String.raw`(?:loans?|leases?|terms?|financing|warrant(?:y|ies)|return|trial)\b)`,
      'gi',
    ),
    '$1-$2 ',
  ],
  [/\b(\d+) (vs\.?|or) (?=\d+-month\b)/gi, '$1- $2 '],
  [/\b(\d[\d,]*) (mile|km) (?=(?:service|maintenance|checkup|warranty|tune)\b)/gi, '$1-$2 '],
  [/\b(\d+) years? old(?=$| (?:driver|son|daughter|boy|girl|under)s?\b)/gi, '$1-year-old'],
  [/\b(\d) row(?= (?:suv|seating|vehicle|crossover)s?\b)/gi, '$1-row'],
  [
    /\b(car|truck|suv|vehicle|seller) (no (?:title|plates?|insurance|registration)$)/gi,
    '$1 with $2',
  ],
  [/(?<=\bowe (?:money )?on) (?=negative equity$)/gi, ', with '],
  [/\b(awd|fwd|4wd|rwd|drive) (?=(?:snow|winter|rain|ice)$)/gi, '$1 in '],
  [/\b(cost|price|service|replacement|repair) (dealer(?:ship)?)$/gi, '$1 at a $2'],
  [/(?<!\bin) (good|excellent|great|mint) condition$/gi, ' in $1 condition'],
  [/\b(vans?|minivans?) (?=stow and go\b)/gi, '$1 with '],
  [/\breal world(?= (?:mpg|mileage|gas mileage|fuel economy|range)\b)/gi, 'real-world'],
  // "What years to avoid Ford Escape": the years of it are avoided, not the car.
  [
    new RegExp(
      '^(?:(?:what|which) )?years? (?:to|(?:should|do) (?:i|you)) avoid ' +
        '(?:(?:for|on|with|of) )?(?!in\\b)(?:an? |the )?(.+)$',
      'gi',
    ),
    '$1 years to avoid',
  ],
  [yearsAvoided, '$1 years to avoid'],
  // A thing and its years are two matters: "transmission problems and years to avoid".
  [/\b(problems|issues|faults|recalls|reliability) (?=(?:best |worst |bad )?years\b)/gi, '$1 and '],
  [/\b(problems|issues) (?=(?:recalls|reliability)\b)/gi, '$1 and '],
  [/(?<=\b(?:with|for|on|has|have|get) )(?=(?:best|lowest|highest|cheapest|most) \w)/gi, 'the '],
  [/(\btrd (?:.* )?(?:vs\.?|or) )(?:trd )?off[ -]road\b/gi, '$1TRD Off-Road'],
  [/\b(with|has|have) (third|3rd) row$/gi, '$1 a $2 row'],
  [
    /\b(deals?|lease|loan|financing|specials?|cars?|trucks?) (?=(?:\$?0|zero) down\b)/gi,
    '$1 with ',
  ],
  [
    /\bout of state(?= (?:car|truck|vehicle|purchase|title|registration|buyer|loan)s?\b)/gi,
    'out-of-state',
  ],
  // "Serpentine belt replace".
  [/(?<=\w )(?<!\b(?:or|vs\.?|to|and|i|you) )replace$/gi, 'replacement'],
  [/(?<=\w )(?<!\b(?:or|vs\.?|to|and|i|you) )install(?=$| (?:cost|price)s?\b)/gi, 'installation'],
  [/\b(add) (ons)\b/gi, '$1-$2'],
  [/(?<!\b(?:as a|an?|my|best|good|the|as|for)) daily driver$/gi, ' as a daily driver'],
  // "Third-row legroom adults", "best SUV seniors".
  [
    new RegExp(
      String.raw`(?<!\b(?:for|with|of|and|or|by|best|the|two|to|from|high|school|many|about|than|` +
        String.raw`tall|short|college|new|young|older)) ((?:tall |short |college |older )?` +
        String.raw`(?:adults|kids|seniors|families|beginners|teens|teenagers|students|people))$`,
      'gi',
    ),
    ' for $1',
  ],
  [/\bused (car|truck|suv|vehicle) private sale/gi, 'private used $1 sale'],
  [
    new RegExp(
      String.raw`\b(laws?|rights|tax|hst|gst|pst|fees?|change|proofing|coating) ${oneCar}`,
      'gi',
    ),
    '$1 on ',
  ],
  [
    new RegExp(
      String.raw`\b(certificate|checklist|registration|warranty|report|insurance) ${oneCar}`,
      'gi',
    ),
    '$1 for ',
  ],
  // "Replace windshield cost": nobody replaces a cost. "Paint protection film" is a thing.
  [
    new RegExp(
      '^(replace|fix|repair|install|remove|refinance|register|transfer|paint|tint|ship) ' +
        '(?!cost|protection|correction|sealant|jobs?\\b|touch|case|kit|shop|removal)(.+) ' +
        '(cost|price)$',
      'gi',
    ),
    '$3 to $1 $2',
  ],
  // What is done to a car, or the car itself: "trade in a car", "a trade-in in Duluth".
  [
    new RegExp(
      String.raw`\btrade in(?=$| (?:in|near|at|with|without|value|values|offers?|appraisals?|` +
        String.raw`quotes?|estimat\w+|credits?|calculator|bonus|vs|deals?|tax|equity|process|` +
        String.raw`allowance|program|worth)\b)`,
      'gi',
    ),
    'trade-in',
  ],
];

const attribute = new RegExp(
  String.raw`\b(loans?|financing|finance|lease|refinance|cars?|trucks?|suvs?|rates?|owe|` +
    'dealers?|dealerships?|approval) ' +
    '((?:bad|poor|fair|good|no) credit(?: check)?|negative equity|no money down|no cosigner)' +
    String.raw`(?=$| in \p{Lu})`,
  'giu',
);

/** "Car loan bad credit", "refinance a truck negative equity". */
export function withAttribute(text: string): string {
  return text.replace(attribute, '$1 with $2');
}

/** "Payment on a 40000 car". */
const price = /(?<=\b(?:an?|on|for) )\d{4,6}(?= (?:car|truck|suv|vehicle|van|loan)\b)/gi;
const isYear = /^(?:19|20)\d\d$/;

/** The text with the hyphens and small words that nobody types. */
export function withHyphens(text: string): string {
  const shown = hyphened.reduce((told, [form, as]) => told.replace(form, as), text);
  return shown.replace(price, (digits) => {
    return isYear.test(digits) ? digits : `$${Number(digits).toLocaleString('en-US')}`;
  });
}
