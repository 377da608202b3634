import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const commutingAnswers: DirectAnswers = {
  'Is {the} comfortable for a long commute?': sentencesOf(`
    For many drivers it will be, and half an hour in the seat shows it, since comfort depends on
      your body, the trim and the tires.
    It can be, if the seat supports you, the cabin stays quiet at speed and the driver aids suit
      you.
    The {model} is, if your back and ears are content after a drive on your own commute at the usual
      hour.

    Try the lumbar support, the armrests and the reach of the wheel before you set off.
    Adaptive cruise and seat heating are worth a look for someone who sits in it daily.
    Fuel use on your route adds up too, so compare it for the engines on offer.
  `),
  'How easy is {the} to park in {city}?': sentencesOf(`
    That comes down to its length, its turning circle and the view, so park it once where you
      usually do.
    With a camera and sensors it should be manageable, but compare its length and width with the
      spaces you use.
    The {model} is easy to park if it fits your own street or garage, so park it there on the test
      drive.

    Look up the turning circle, because it decides how often you have to back up.
    Check the height if you use a parking structure, above all with a roof rack.
    Try the camera at night or in rain, when it helps less.
  `),
  'Is {the} a good road trip {vehicle}?': sentencesOf(`
    It is, if everyone sits well for hours, the luggage fits below the window line and the range
      suits your route.
    It can be, provided that comfort on long stretches, cargo room and range hold up in a test with
      your family.
    The {model} makes a good companion if its seats, its cargo area and its noise at speed pass a
      long test drive.

    Pack it once as you would for a week, and see whether the driver can still look out of the back.
    Check the payload on the door label, since people and bags add up quickly.
    Look for charging ports, rear vents and driver aids that ease long hours.
  `),
  'Does {the} have features that help in stop-and-go traffic?': sentencesOf(`
    Many trims do: look for adaptive cruise with stop and go, automatic brake hold and a good view.
    It depends on the trim: the useful ones are cruise control that works down to a stop, brake hold
      and lane centering.
    Some versions of the {model} do, often inside a driver-assist package that {make} lists by trim.

    Try the cruise in real traffic on the drive, because some systems give up at low speed.
    Driver aids still ask for your full attention, with eyes on the road and hands ready.
    A smooth transmission and light steering help as much, so notice them too.
  `),
  'What makes {a} good for commuting?': sentencesOf(`
    Low fuel use, a comfortable seat, a quiet cabin, easy parking and phone connection make the
      daily drive easier.
    It should cost little per mile, sit well, stay quiet and fit your parking space.
    Good seats, a calm ride, low running costs and helpful driver aids are what you notice on every
      workday.

    Work out fuel for your own route with the figures at fueleconomy.gov.
    Drive your commute once before you buy, at the usual hour.
    Check insurance and tire prices too, since high yearly miles wear tires and raise costs.
  `),
  'Should I get a hybrid for a long commute?': sentencesOf(`
    Yes, if much of it is in traffic or town, where a hybrid gains most, and less clearly for a
      steady highway run.
    It often pays on long commutes, because many miles earn back the extra price, most of all in
      stop-and-go.
    That depends on the route: slow traffic favors a hybrid, while at constant high speed the gain
      is smaller.

    Compare combined and highway figures at fueleconomy.gov, and multiply by your yearly miles.
    Count the price difference for the same trim, and see in how many years fuel makes up for it.
    If you can charge at home or at work, look at a plug-in as well.
  `),
  'Which features help in stop-and-go traffic?': sentencesOf(`
    Adaptive cruise that works down to a stop, automatic brake hold, blind-spot warning and a smooth
      automatic help most.
    Look for stop-and-go cruise, brake hold, a clear camera and seats that stay comfortable.
    Those that take over the constant braking and creeping, such as low-speed adaptive cruise and
      brake hold.

    Try them in traffic before you buy, since some brake late or leave large gaps.
    No such feature replaces your attention, so keep your eyes on the road.
    A hybrid or electric drive also saves most in this kind of traffic.
  `),
  'How many miles a year are too many for a lease?': sentencesOf(`
    Too many is when you regularly drive more than the allowance in the contract, because each extra
      mile is charged at the end.
    A lease stops making sense when your yearly miles stay well above the most generous allowance
      that the lessor offers.
    There is no common limit: compare your real yearly miles with the allowance and the charge per
      extra mile in the offer.

    Take the last service records to find your true yearly miles, and add your commute if it will
      change.
    Ask for a higher allowance up front, since it often costs less than paying at the end.
    If you drive a lot, compare with buying, where miles lower the value but bring no charge.
  `),
  'Is {a} practical for parking in downtown {city}?': sentencesOf(`
    It is, if its length, height and turning circle suit the spaces and garages you use.
    That depends on size: measure your usual garage or spot, and compare it with the specification
      sheet.
    A compact one is easy, and a large one needs more planning, so look at length and turning circle
      first.

    Check the clearance sign of your garage against the height with a rack or antenna.
    Good cameras and sensors help, so try them in a real space on the drive.
    Drive downtown {city} on the test drive and park it once where you normally would.
  `),
};
