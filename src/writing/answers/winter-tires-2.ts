import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const winterTires2Answers: DirectAnswers = {
  'How many winters do snow tires last?': sentencesOf(`
    Most sets last three to five winters, depending on miles, driving style and how early they
      come off in spring.
    Count on three to five seasons from a set, fewer with long commutes and more with light use.
    Snow tires usually give three to five winters when they are used only in the cold months.

    Replace the set once about half the original tread is gone, because snow grip fades long
      before a tire is bald.
    Measure the tread every fall, since a worn winter tire may still be legal and yet be poor on
      snow.
    Check the age too, as rubber that has hardened over many seasons loses its grip even with
      tread left.
  `),
  'How much does a set of snow tires cost?': sentencesOf(`
    The price depends mainly on tire size and brand tier, and on whether you buy wheels and
      sensors along with the tires.
    It varies with the size on your sidewall, with the quality of the tire, and with extras such
      as wheels and pressure sensors.
    Small sizes cost clearly less than large truck or sport sizes, so a real figure needs the size
      from your door label.

    Ask for one total that includes mounting, balancing, valve stems or sensors, disposal fees and
      tax.
    Give {store} your tire size or VIN and ask for an installed price, so that you compare totals
      instead of tire prices.
    When you compare quotes, see whether mounting, balancing and the spring changeover are
      included.
  `),
  'Should I buy separate wheels for my winter tires?': sentencesOf(`
    A second set of wheels makes sense if you plan to keep the car several winters, because each
      changeover becomes quicker and gentler on the tires.
    Yes, if you will use the set for three winters or more, since bolting on ready wheels costs
      less each time than remounting tires.
    Separate wheels are worth it for a car you keep, and hard to justify for one you will trade in
      soon.

    Winter wheels also spare your good ones from salt and potholes.
    Ask whether tire pressure sensors come with the wheels, because without them a warning light
      may stay on.
    Do the sum over the years: the wheels cost more at first, then save on labor every fall and
      spring.
  `),
  'Can I drive on snow tires all year?': sentencesOf(`
    You can, but you should not: in warm weather they wear fast, brake less well and feel vague in
      turns.
    It is possible and usually legal, yet a poor trade, since heat wears soft winter rubber
      quickly.
    Better not, because on warm pavement snow tires need more room to stop and lose their tread in
      a season or two.

    If you want one set for the whole year, look at all-weather tires with the mountain snowflake
      symbol.
    Drivers who do not want to change twice a year can use all-weather tires that passed the snow
      test.
    An old set near the end of its tread can be driven out in spring, but replace it before
      summer.
  `),
  'How should I store snow tires over the summer?': sentencesOf(`
    Store them clean and dry in a cool, dark place, away from sunlight, heaters and electric
      motors.
    Wash off the salt, let the tires dry, and keep them bagged in a cool basement or garage out of
      the sun.
    Cool, dark and dry is the rule: sunlight, heat and ozone from motors age the rubber.

    Stack tires that are on wheels or hang them up, and stand bare tires upright.
    Mark where each one sat on the car, so that you can rotate the set in fall.
    Note the position of each tire with chalk, and check the tread before you pay to have the set
      mounted again.
  `),
  'Are studded tires legal in {state}?': sentencesOf(`
    That is set by state law: some states ban metal studs, some allow them only in certain months,
      and a few allow them all year.
    Each state makes its own rule, so look it up with the state transportation department before
      you buy.
    It depends on the state and on the date, because many states allow studs only during a winter
      season.

    Check every state on your route too, since a rule can change at the border.
    On cleared roads, studless winter tires are quieter and spare the pavement, and no stud rule
      applies to them.
    Unless you drive on bare ice a lot, a studless winter tire avoids the question and the noise.
  `),
  'What does the mountain snowflake symbol on a tire mean?': sentencesOf(`
    It means that the tire passed a standard test of traction on packed snow.
    The three-peak mountain with a snowflake marks a tire that met a set level of grip in a snow
      traction test.
    A tire earns the mountain snowflake by pulling better than a reference tire on packed snow in
      a standard test.
    [ASTM F1805]

    The test says little about ice or braking, so a true winter tire can still do far more than an
      all-weather tire with the same mark.
    Letters such as M and S describe only the shape of the tread and stand for no test.
    Look for it on the sidewall of winter and all-weather tires, and note that some roads with
      chain rules accept it.
  `),
  'Are all-weather tires a fair substitute for winter tires?': sentencesOf(`
    For moderate winters, yes: they carry the mountain snowflake and can stay on all year.
    They are a fair choice where snow falls now and then and roads are cleared, but not for long
      months of ice.
    All-weather tires sit between the two kinds, good enough for occasional snow and behind true
      winter tires on ice and in deep cold.

    Their rubber has to survive summer as well, which costs some grip when it is freezing.
    You save two changeovers a year and the space to store a second set.
    Think about the hardest day you have to drive, not the average one, before you choose.
  `),
  'How much tread do winter tires need to work?': sentencesOf(`
    Plan to replace them once about half the tread is gone, well before the legal limit.
    Winter tires need roughly half of their original tread to keep working in snow.
    They start to lose their bite at around half depth, even though the law allows far less.

    Deep grooves pack and throw out snow, and shallow ones only slide over it.
    Some winter tires have a second, taller wear bar that shows when the snow grip is used up.
    Measure with a gauge at several points each fall, and compare with the new depth that the tire
      maker lists.
  `),
};
