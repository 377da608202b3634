/**
 * A question with slots. A form whose slot has no value, or whose condition does not hold for the
 * keyword, is passed over, so that no question mentions what is not known.
 *
 *   {the}      "the 2024 Chevrolet Equinox"; only when the keyword names a model; {full}
 *              is its longest form only
 *   {a}        "a 2024 Chevrolet Equinox", "a used truck", "a Honda", "a car"
 *   {a-new} {a-used} {a-certified}   the same with that condition
 *   {my}       "my Equinox", "my truck", "my car"
 *   {plural}   "used trucks", "Honda vehicles", "cars"; also {new-plural}, {used-plural},
 *              {certified-plural}
 *   {bodies}   "trucks", "SUVs", "cars": the body style alone, as {vehicle}
 *   {vehicle}  "SUV", "truck", "car"; {body1} and {body2}, two body styles with article
 *   {make} {trim} {trim1} {trim2} {rival} {pair1} {pair2} {color} {drive1} {drive2}
 *              from the keyword and the stock; {pair1} and {pair2} are two models in stock
 *   {max}      "$30,000", the keyword's limit, else a limit that parts the matching stock
 *   {job}      "an oil change"; only when the keyword names a workshop topic
 *   {errand}   "get an oil change", "test drive the Equinox"
 *   {city} {store} {state}
 *
 * Wording rules, besides those of the tests: it asks what a shopper would type, a store can answer
 * it without a superlative claim, and it is true to ask it of every subject that its conditions let
 * through.
 */
export type QuestionForm =
  | string
  | readonly [Condition, string]
  | readonly [Condition, Condition, string]
  | readonly [Condition, Condition, Condition, string];

/**
 * - `model`, `general`: the keyword names a model; it names none
 * - `year`: it names a year
 * - `electric`, `engine`: sold battery-electric only; burns fuel (also when unknown)
 * - `gas`: burns gasoline (also when unknown), so neither electric nor diesel
 * - `hybrid`, `not-hybrid`: either kind of hybrid; both of a model that also comes without
 * - `hybrid-name`: the model is named as one: "RAV4 Hybrid"
 * - `truck`, `suv`, `not-truck`: the body style, where known; crossovers count as SUVs
 * - `tall`: an SUV or truck, or no body style: what may tow or leave the road
 * - `family-size`: has a back seat for a family, or no body style
 * - `tows`: rated to tow more than a light trailer, or its rating isn't known
 * - `roomy`: an SUV, minivan or van: what may have three rows
 * - `new`, `used`, `not-new`, `not-used`: what the keyword says, or its year lets conclude
 * - `stocked`: the store has such cars now
 * - `absent`: it names a model, and the store has none of it now
 * - `orderable`: it sells the make new
 */
export const conditions = [
  'model',
  'general',
  'year',
  'electric',
  'engine',
  'gas',
  'hybrid',
  'not-hybrid',
  'hybrid-name',
  'truck',
  'suv',
  'not-truck',
  'tall',
  'tows',
  'family-size',
  'roomy',
  'new',
  'used',
  'not-new',
  'not-used',
  'stocked',
  'absent',
  'orderable',
] as const;
export type Condition = (typeof conditions)[number];
