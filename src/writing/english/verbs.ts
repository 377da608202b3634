/** Verbs of car questions, in the form that follows "does". */
export const verbs = new Set(
  (
    'accept add affect appear apply arrive ask be become begin break build burn buy carry ' +
    'change charge close come compare cost count cover damage depend depreciate deserve ' +
    'differ do drive drop earn end expect expire fail feel find finish fit get give go ' +
    'handle happen haul have hold hurt improve include increase keep know lead leak lose ' +
    'lower make matter mean move need offer open own pass pay prevent protect pull qualify ' +
    'raise reduce replace report require rise run rust save see sell show sit sound stand ' +
    'start stay stop take tell tow transfer turn use vary want wear work belong come connect ' +
    'look drain reset count cause help last try squeal shake smell blow streak kill deliver ' +
    'reach quote leave limit learn fold install arrange update locate allow hide seize ' +
    'behave'
  ).split(' '),
);

/** "has", "carries", "goes". */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'be') return 'is';
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** Words with which what is said of a subject begins: "Is front-wheel drive | enough for snow?" */
export const predicates = new Set(
  (
    'worth better worse good bad best safe safer reliable available necessary required included ' +
    'covered needed allowed offered legal possible negotiable cheaper easier harder easy hard ' +
    'enough big bigger small large free still really always too due normal common comfortable ' +
    'fast quick slow different lower higher smarter wise ready enough recommended expensive ' +
    'more less as so done made sold used-up taxable refundable open closed dangerous rough ' +
    'smart fixed accurate priced affordable similar low high stiff loud noisy soft cut known ' +
    'important dead dim built not blowing leaking making shaking meant legal'
  ).split(' '),
);

/** The same where nothing better stands in the question: "Is the Equinox | in stock?" */
export const loosePredicates = new Set(
  'up in on near like a an the close new out behind'.split(' '),
);
