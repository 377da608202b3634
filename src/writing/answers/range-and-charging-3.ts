import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const rangeAndCharging3Answers: DirectAnswers = {
  'Where can I charge an electric car around {city}?': sentencesOf(`
    The station finder of the Department of Energy, or any charging app, shows the public stations
      near you.
    At home first of all, and otherwise at public stations, which the car's own navigation can
      list by speed and plug.
    Look in a charging app for stations near {city}, and filter by plug and power.

    Check recent comments there, since they tell you whether a station works and how long people
      wait.
    Workplaces, grocery stores and parking garages often have slower chargers that suit a longer
      stay.
    Have two apps set up before the first trip, so that a broken station does not strand you.
  `),
  'Can I own an electric car without a home charger?': sentencesOf(`
    Yes, if you can charge at work or at a reliable public station during your weekly routine.
    It works for some people, but it takes planning and usually costs more per mile than charging
      at home.
    You can, as long as a dependable charger lies on your normal way and you have time to use it.

    Try it on paper first: where the car stands for hours is where it should charge.
    Renters may ask the landlord, as some states give tenants a right to install one.
    Even a normal outlet at the parking place helps, since it covers a short commute.
  `),
  'Is it bad to fast charge an EV every day?': sentencesOf(`
    It does no sudden harm, but daily fast charging ages the battery somewhat sooner than slow
      charging.
    Now and then is fine; every day adds heat, and heat wears a battery.
    Modern cars protect themselves well, yet slow charging is kinder if you have the choice.

    Stop at about four fifths when you do it, because the last part is slow and warm.
    The manual says what the maker advises for daily use, and some apps track it.
    It costs more as well, so home or work charging usually wins on price.
  `),
  'What should I check on the battery of a used EV?': sentencesOf(`
    Check its remaining capacity, what is left of the battery warranty, and the range it shows at
      full charge.
    Ask for a battery health report, the date of first sale and any record of battery repairs or
      recalls.
    Look at three things: the state of health, the warranty that remains and open recalls for the
      VIN.

    Compare the displayed range at full charge with the original rating, keeping the season in
      mind.
    Try a fast charge on the test drive if you can, and see whether the speed fits the spec sheet.
    Make sure that the charge cable and any adapter come with the car.
  `),
  'Which charging plug does my EV use?': sentencesOf(`
    Look at the port: most cars in the United States have CCS or NACS, and a few older ones have
      CHAdeMO.
    The owner's manual names it, and the shape of the port behind the flap confirms it.
    Newer cars more and more use NACS, many earlier ones use CCS, and some older imports need
      CHAdeMO.

    For slow charging, an adapter links the older round plug and the newer one in most cases.
    Use only adapters that the carmaker approves, because fast charging carries a lot of power.
    When you buy, ask which adapters come with the car and which networks they open.
  `),
  'How much range do I need in an electric car?': sentencesOf(`
    Take your longest normal day, add a third for winter and a reserve, and look for a rating
      above that.
    About twice your daily miles is comfortable for most people who charge at home.
    Enough for your longest weekly drive in the cold with some left over, and not more than you
      will use.

    A larger battery costs more and adds weight, so extra range has its price.
    Rare long trips can be done with fast charging, and need not set the size of the battery.
    Without home charging, choose more range, so that one or two stops a week are enough.
  `),
  'Can I take an EV on a long road trip?': sentencesOf(`
    Yes, with a plan for charging stops of about half an hour every two or three hours.
    Long trips work well along the main highways, and take more planning on remote roads.
    You can, provided that the route has fast chargers with the right plug for your car.

    Let the car's navigation plan the stops, because it knows the battery and warms it in time.
    Arrive with a reserve, and keep a second station in mind in case the first one is full.
    Choose a hotel with a charger, and you start the next morning with a full battery.
  `),
};
