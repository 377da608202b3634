import type { FaultKind } from './fault.ts';

/** Who would have to answer for it: the store, its cars, a lender, an engineer, the law. */
export type ClaimFamily = Extract<FaultKind, 'claim' | `${string}_claim`>;

export type Claim = { family: ClaimFamily; phrase: string };

/** Gaps of a few words inside a claim: "covered by our own warranty". */
const few = String.raw`(?:[\w'’-]+ ){0,4}`;

/**
 * Words that promise something, compare with everybody or tell what others said: a store answers
 * for them (16 CFR 238, 251 and 255; see the compliance rules).
 */
const promises = [
  'free|complimentary|no[- ]charge|no[- ]cost|at no|nothing down|no money down|zero',
  'guarantee\\w*',
  'lowest|cheapest|highest|most affordable|best|award\\w*|rated|ratings?|stars?|ranked|ranking',
  'winner|winning|recommend\\w*|endorse\\w*|approv\\w*|discount\\w*|rebates?|incentives?',
  'sav(?:e|es|ing|ings)|bargain\\w*|clearance|giveaway|gift|prize|refund\\w*|promis\\w*|risk',
  'unlimited|limited[- ]time|act now|today only|last chance|per month|monthly payments?|APR',
  'interest|lawsuit|unsafe|dangerous|unreliable|worst|overpriced|we (?:drove|tested)',
  'Edmunds|Kelley|KBB|Carfax|AutoCheck|Consumer Reports|J\\.?D\\.? Power',
];

/** Its age, owners, size, name, people and comforts. */
const ofStore = [
  '(?:family|locally|independently|privately|veteran|wom[ae]n|minority)[- ](?:owned|run|operated)',
  'family (?:business|store|dealership)|mom[- ]and[- ]pop',
  '(?:second|third|fourth|fifth)[- ]generation',
  'generations?|decades?|(?:quarter|half)[- ](?:a[- ])?century',
  '(?:long|time)[- ](?:standing|honou?red)',
  'since (?:the )?(?:\\d{4}|day one)|established|founded|in business|years of experience',
  'opened in',
  '(?:over|more than|nearly|almost|around|past) \\d+ years|\\d+ years',
  'trust(?:ed|worthy)?|reput\\w+|renowned|well[- ]known|respected|accredited|A\\+|BBB|voted',
  'favou?rite',
  'go-to|number[- ]one|#1|no\\. ?1|premier|leading|largest|biggest|widest|oldest',
  'fastest[- ]growing',
  '(?:huge|vast|wide|broad|large|big|great|extensive|impressive) ' +
    '(?:selection|inventory|range|choice)',
  '(?:happy|loyal|satisfied|valued) (?:customers|drivers|buyers|shoppers)|word of mouth',
  'honest\\w*',
  'transparen\\w+|no[- ](?:haggle|pressure|hassle)|pressure[- ]free|customer[- ]first|integrity',
  '(?:ASE|factory|master|manufacturer|expertly|professionally|highly)[- ]' +
    '(?:certified|trained|skilled)',
  '(?:certified|experienced|expert|skilled|knowledgeable|friendly|master) (?:service )?' +
    '(?:technicians?|mechanics?|team|staff|people|advisors?|experts?|professionals?|salespe\\w+)',
  'OEM|genuine parts|wi-?fi|lounge|shuttle|loaners?|courtesy|coffee|snacks?|refreshments?',
  'play area',
  'car wash|home delivery|pick-?up and|at-home|online|same[- ]day|while you wait|walk-?ins?',
  'no appointment|express|mobile service|after[- ]hours|key drop|drop[- ]?box|live chat|24/7',
  'around the clock|beat (?:any|every|all|their)|pays? (?:you )?more',
  'to your (?:door|home|driveway)|nobody|no one',
  'price[- ]match\\w*|(?:money|cash)[- ]back|satisfaction',
];

/** What nobody knows of a car that no row says it of. */
const ofVehicles = [
  'inspect(?:ed|s|ions?)|(?:accident|damage|rust|trouble|worry|problem)[- ]free|no accidents?',
  'never (?:been )?(?:in|wrecked|damaged|smoked|flooded)|non[- ]smok\\w+|garage[- ]kept',
  '(?:one|single|1|previous|first|careful)[- ](?:previous )?owners?|(?:like|good as|nearly) new',
  'clean (?:title|history|record|vehicle|bill)|history reports?|pristine|immaculate|spotless',
  'flawless|mint|showroom (?:new|fresh|condition)',
  '(?:excellent|great|good|top|superb|fine|working) (?:condition|shape|order)',
  'well[- ](?:maintained|kept|cared|looked)|recondition\\w+|refurbished|detailed|serviced',
  '(?:safety|quality)[- ](?:checked|inspected|tested)|low[- ](?:mileage|miles)|fully loaded',
  'road[- ]ready|ready to (?:drive|go|roll)|hand[- ]picked|carefully (?:chosen|selected)',
  `(?:comes?|come|sold|covered|backed|includes?|carr(?:y|ies)|has|have) ${few}` +
    '(?:warrant\\w+|coverage)',
  'lifetime|bumper[- ]to[- ]bumper|powertrain warranty|return policy|exchange policy|still under',
  'reliab\\w+|dependab\\w+|durab\\w+|bulletproof|legendary|proven',
  '(?:hold|keep)s? (?:its|their) value',
  '(?:on (?:our|the) lot|in stock|available|here) (?:right )?(?:now|today)',
  'drive (?:it |one )?home',
  'see (?:it|them|one) (?:\\w+ )?today|from bumper',
  '(?:we|mechanics?|technicians?) (?:\\w+ )?(?:check|test|vet|screen)\\w*',
  'tested|(?:most|many|all) (?:owners|drivers|buyers|experts|reviewers)|outsell\\w*',
  'popular\\w*|loved?',
  'resale value|lasts? (?:for )?\\w+ (?:years|miles)|built to last',
];

/** A lender decides, and an advertisement that promises it is a deceptive one. */
const ofCredit = [
  '(?:whatever|any|all|every|no matter|regardless of) (?:of )?(?:your |what your |the )?credit\\w*',
  '(?:bad|poor|no|low|damaged|bruised|less[- ]than[- ]perfect|rough) credit',
  "credit (?:is|does|will)? ?(?:no|not|n[o']t) (?:a )?(?:problem|matter|issue|check)",
  'credit check',
  '(?:everyone|everybody|anyone|anybody|all buyers|all shoppers) (?:\\w+ ){0,3}' +
    '(?:approv\\w+|qualif\\w+|financ\\w+|loan|drive)',
  '(?:turn|turned|turns) (?:\\w+ )?(?:away|down)|second[- ]chance|instant(?:ly)?|pre-?approv\\w+',
  '(?:easy|fast|quick|simple|flexible|affordable|special|competitive|great|in-house|low) ' +
    '(?:financing|finance|approvals?|credit|loans?|terms|rates?|payments?)',
  '(?:get|gets|be|are|is) (?:\\w+ )?approved|(?:re)?build (?:your |up )?credit',
  'soft (?:pull|check)',
  '(?:work|works|working|deal) with (?:all|every|any|many|several|dozens|\\w+ lenders?)',
  'low(?:er|est)? (?:monthly )?(?:rates?|payments?)|no (?:money )?down|buy here|in-house',
  "bankruptc\\w+|repossess\\w+|(?:not|n['’]t) matter|say yes|rates? (?:is|are) (?:\\w+ )?low",
  'payments? (?:\\w+ )?(?:low|small|easy)',
  '(?:we|our team|our lenders?) (?:can |will )?(?:financ\\w+|qualif\\w+)|deferr\\w+',
  'first payment',
];

/** What an engine takes stands in its manual; a wrong oil or fuel costs an engine. */
const ofFuel = [
  'premium(?: (?:gas\\w*|fuel|unleaded))?|mid-?grade|(?:high-)?octane',
  'regular (?:gas\\w*|fuel|unleaded)',
  'unleaded|E85|E15|flex[- ]?fuel|biodiesel|diesel exhaust fluid|DEF|full synthetic',
  'synthetic\\w*',
  'conventional oil|high[- ]mileage oil|\\d+W-?\\d+|timing (?:belt|chain)|break-?in period',
  'CVT fluid',
  'dexos|(?:requires?|needs?|takes?|runs? on|calls? for|uses?|fill(?:s|ed)?) (?:\\w+ ){0,3}' +
    '(?:oil|fuel|gas|gasoline|coolant|fluid|additives?)',
];

/** What NHTSA and IIHS have found, and whether a car is under a recall. */
const ofSafety = [
  'recall\\w*|NHTSA|IIHS|crash[- ]?tests?|(?:star|safety) (?:rating|award|pick|record|score)s?',
  'safest|safe(?:r|ty)? (?:than|choice|pick|car|vehicle|suv|truck)|defect\\w*|investigat\\w+',
  '(?:prevents?|avoids?|stops?) (?:\\w+ )?(?:accidents?|crash\\w*|collisions?)',
];

/** What a law says, a buyer is owed, and a tax or an agency takes. */
const ofLaw = [
  "(?:by|the|state|federal|local|under|our|this|\\w+(?:'s|’s)?) laws?|legal\\w*|illegal\\w*",
  'lawful\\w*',
  'statut\\w+|regulations?|mandat\\w+|required by|entitle[sd]?|(?:your|the) rights?|lemon',
  'cooling[- ]off',
  'tax(?:es|ed|able)?|deduct\\w*|exempt\\w*|credits? (?:of|up to|worth)|FTC|Magnuson\\w*',
  'liab\\w+',
  '(?:dealers?|sellers?|stores?|we|it) (?:must|ha(?:s|ve) to)',
  '(?:take|bring|give) (?:\\w+ ){0,3}back',
  'DMV|registration|proof of insurance|smog|emissions|license plates?|sue|court|penalt\\w+',
  'fines?',
  '(?:return|cancel|bring) (?:\\w+ ){0,3}within',
];

function patternOf(parts: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\w$#-])(?:${parts.join('|')})(?![\w-])`, 'gi');
}

/** The first that a sentence makes says why it was left out: the general one comes last. */
const families: readonly (readonly [ClaimFamily, RegExp])[] = [
  ['store_claim', patternOf(ofStore)],
  ['vehicle_claim', patternOf(ofVehicles)],
  ['credit_claim', patternOf(ofCredit)],
  ['fuel_claim', patternOf(ofFuel)],
  ['safety_claim', patternOf(ofSafety)],
  ['legal_claim', patternOf(ofLaw)],
  ['claim', patternOf(promises)],
];

/** Every claim of a sentence in English. */
export function claimsMade(sentence: string): Claim[] {
  return families.flatMap(([family, pattern]) =>
    (sentence.match(pattern) ?? []).map((phrase) => ({ family, phrase })),
  );
}
