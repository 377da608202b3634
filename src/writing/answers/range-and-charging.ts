import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const rangeAndChargingAnswers: DirectAnswers = {
  'How far does {the} go on a charge?': sentencesOf(`
    The EPA label on the window shows the rated range for that battery and drive type, and real
      trips land above or below it.
    Look for the range in miles on its window sticker, since battery size, wheels and drive type
      all change it.
    Rated range differs between versions of the {model}, and the EPA label of each car names its
      own.

    Expect less at highway speed, in frost and with the heater on, and often more in slow town
      traffic.
    For daily use, plan with about four fifths of the figure, as many owners charge to that level.
    On a test drive, compare the miles covered with the miles that the display takes off.
  `),
  'How long does it take to charge {the} at home?': sentencesOf(`
    Overnight with a home wall charger, as a rule, while a normal household outlet can take days
      from empty.
    Most owners plug in at night: a wall charger fills the battery in about six to twelve hours.
    With a wall charger, the {model} is usually full by morning, but an ordinary outlet adds only
      a few miles each hour.

    You rarely start from empty, so a normal day's driving is back within a few hours.
    The onboard charger of the car sets the upper limit, and the manual lists its power.
    Let an electrician check the panel first, because the circuit decides how fast you can charge.
  `),
  'What does it cost to charge {the}?': sentencesOf(`
    Energy use from the EPA label times the price on your electric bill gives the cost of each
      mile.
    At home you pay your utility's price per kilowatt-hour, and at public fast chargers often two
      or three times that.
    The cost follows your electric rate and your miles, so work it out with the energy use on the
      window sticker.

    Many utilities have a lower price at night, and the car can wait for that hour on a timer.
    Count a small loss on top, since some of the energy turns into heat while charging.
    The EPA label also shows a yearly estimate that you can set against a gas model.
  `),
  'Which fast chargers can {the} use?': sentencesOf(`
    It can use any station with a plug that fits its port, or one that the maker approves with an
      adapter.
    The port decides: NACS and CCS are the two common plugs, and an adapter may open the other
      network.
    Look at the charge port of the {model} and in its manual, which names the plug and the
      approved adapters.

    The maker's app or the car's navigation shows only the stations that work with it.
    Model year matters, because many makers have been moving from CCS to NACS.
    Ask whether an adapter comes with the car and which networks accept it.
  `),
  'How much range does {the} lose in cold weather?': sentencesOf(`
    Often a fifth to a third in freezing weather, and more on short trips with the heater running.
    Count on losing about a quarter on a frosty day, with larger losses in deep cold.
    In hard frost, the {model} may fall short of its rating by a third, above all on short hops.

    Warm the cabin while the car is still plugged in, which spares the battery.
    Seat and wheel heaters use far less energy than hot air, and a heat pump helps as well.
    The range comes back with warmer days, since cold slows the battery without wearing it out.
  `),
  'Do I need a Level 2 charger for {the}?': sentencesOf(`
    Not if you drive little and can plug in every night, but most owners are happier with a wall
      charger.
    It depends on your daily miles: short trips work on a normal outlet, long commutes call for a
      wall charger.
    For regular longer days in the {model} you will want one, while a normal outlet can do for a
      few errands.

    An ordinary outlet adds only a few miles of range in each hour, so a night covers a short
      commute.
    Try the outlet for two weeks before you pay for an installation.
    Have an electrician look at the panel and the wiring, and ask your utility about programs.
  `),
  'How long does the battery in {the} last?': sentencesOf(`
    Most are expected to last ten years or more, with a slow loss of range over that time.
    Usually as long as the car itself, although it holds somewhat less energy with each year.
    Nobody can name the year, but batteries in cars like the {model} commonly stay useful for well
      over ten.

    Heat, constant full charges and daily fast charging age it sooner.
    The battery warranty in the booklet says how much capacity it has to keep and for how long.
    For everyday use, charge to the level that the manual advises and save the full charge for
      trips.
  `),
  'Is the battery of {the} covered by a separate warranty?': sentencesOf(`
    Yes, makers give the drive battery a warranty of its own, commonly eight years with a mileage
      limit.
    Normally it is, for longer than the rest of the car, and the warranty booklet states the
      terms.
    Look for the battery section in the {model} warranty booklet, which sets the years, the miles
      and the capacity it must keep.

    On a used car, the clock runs from the first sale, so ask for that date.
    Ask whether it covers lost capacity as well as failure, because the two are not the same.
    Keep service records and follow the charging advice, as the booklet lists what is left out.
  `),
};
