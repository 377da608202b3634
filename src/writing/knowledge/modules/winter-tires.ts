import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const winterTires: KnowledgeModule = {
  id: 'winter-tires',
  topics: ['winter-tires', 'winter-driving', 'tires'],
  intents: ['fixed_ops', 'general'],
  headings: [
    'Winter tires explained',
    'All-season, all-weather or winter tires',
    'When winter tires make sense',
  ],
  answer: {
    wordings: [
      'Winter tires pay off where mornings stay near or below freezing for weeks, because ' +
        'their rubber stays soft in the cold.',
      'Fit four winter tires before steady cold arrives if you must drive on snow and ' +
        'ice; all-weather tires suit milder winters.',
      'Below freezing, a winter tire still bites into snow and ice, while the rubber of ' +
        'an all-season tire has gone stiff.',
    ],
  },
  points: [
    {
      id: 'compound',
      sentences: sentencesOf(`
        Rubber stiffens as it gets cold, and a stiff tread cannot press into the rough surface of
          the road.
        Tread that suits July turns hard in January, and hard rubber slides.
        Cold makes ordinary tread rigid, so it skates over a surface that it should grip.

        Winter compounds stay flexible well below freezing and bend around tiny edges of ice and
          asphalt.
        A winter blend keeps its give in the cold and can press into packed snow and rough ice.
        The winter recipe remains pliable in frost, so it can grip snow, slush and cold wet
          pavement.

        Thousands of thin slits, called sipes, open and bite into packed snow.
        Fine slits across the blocks, known as sipes, grip snow and wipe water from ice.
        Deep grooves and many small sipes give the tread its hold on snow.
      `),
    },
    {
      id: 'types',
      sentences: sentencesOf(`
        All-season tires are built for rain and heat with a little snow on the side.
        An all-season tire is a compromise for mild winters and warm summers.
        The all-season type covers most of the year and gives ground in real cold.

        All-weather tires carry the mountain-snowflake mark and may stay on through summer.
        With all-weather tires you keep a single set on all year and accept a middle course.
        Tires called all-weather meet the snow test for the snowflake mark, yet tolerate warm roads.

        Dedicated winter tires grip ice more firmly but wear quickly and feel vague when it is warm.
        The dedicated winter tire holds on ice where the others slip, yet it wears quickly in heat.
        True winter tires give up warm-weather wear in exchange for grip when it freezes.
      `),
    },
    {
      id: 'symbol',
      sentences: sentencesOf(`
        On a winter tire, look for a three-peak mountain with a snowflake on the sidewall.
        A mountain outline with a snowflake shows that the tire passed a test on snow.
        The mark of a winter tire is the snowflake inside a mountain with three peaks.
        If {store} shows you a tire, look for the mountain with a snowflake on its sidewall.

        The older letters for mud and snow describe tread shape and prove little about cold.
        Mud-and-snow letters come from the groove pattern and involve no snow test.
        Letters for mud and snow alone say nothing about the rubber compound.

        Some mountain routes ask for the snowflake mark or chains, so check the state's road rules.
        Before a mountain trip, read the state's chain rules, since they name accepted marks.
        State traction laws may name the symbol, which matters on mountain passes.
      `),
    },
    {
      id: 'four',
      sentences: sentencesOf(`
        Put on four winter tires, because grip at one end alone makes the other end slide.
        A winter set means all four corners, whichever axle drives the car.
        A pair of winter tires is not enough, because the car steers with one axle and keeps
          straight with the other.

        With front tires only, the tail may come around under braking.
        Grip in front and none behind invites a spin on an icy ramp.
        Winter tread on the front alone lets the rear swing out.
      `),
    },
    {
      id: 'awd',
      sentences: sentencesOf(`
        All-wheel drive does not replace winter tires, since every car stops with its tires alone.
        Driven wheels at both axles help you start, while tires decide how soon you stop.
        Even with power to each wheel, the tire compound sets the braking distance.

        A two-wheel-drive car on winter tires can stop sooner than an all-wheel-drive one on summer
          rubber.
        Good winter rubber on a plain car can outbrake a driven-everywhere vehicle on worn
          all-season tires.
        When stopping on ice, the better tire wins over the extra driven axle.

        With winter tires and all-wheel drive, hills become manageable and stops shorter.
        The two together, winter tires and a second driven axle, make sense for steep or unplowed
          roads.
        Owners in snow country often choose all-wheel drive and winter tires, one for the climb and
          one for the stop.
      `),
    },
    {
      id: 'timing',
      sentences: sentencesOf(`
        Fit winter tires when morning temperatures settle close to freezing, before the first storm
          fills the schedule.
        Change over in fall once mornings turn frosty, because shops fill up at the first forecast
          of snow.
        The time to switch is the run of cold mornings ahead of the first snow.
        When frosty mornings set in around {city}, it is time to change over, ahead of the snow.

        Take winter tires off in spring when mild days are steady, as soft rubber wears fast on warm
          roads.
        Go back to the regular set once the cold has clearly passed, since heat grinds winter tread
          away.
        In spring, switch when frost becomes rare, to save the tread for next year.

        Call {store} ahead of the first storm to ask about appointments for the changeover.
        Book early, because everyone remembers on the same snowy morning.
        An early appointment avoids the rush that follows the first flakes.
      `),
    },
    {
      id: 'wheels',
      sentences: sentencesOf(`
        A second set of wheels makes the seasonal change quicker and spares the tire beads.
        Tires kept on their own wheels swap in a short visit and suffer less.
        Separate wheels cost more at first and save mounting work twice a year.

        A smaller rim that clears the brakes can lower the price of the tires.
        Ask whether a smaller wheel is approved for the {model}, because its tires tend to cost
          less.
        Ask for the approved wheel that just clears the brakes, since narrower tires cost less and
          cut through snow.
        Sometimes a smaller approved size is allowed, and the manual or placard says which.

        Decide about pressure sensors too, because wheels without them leave the warning lamp on.
        Sensors for the second set keep the dash lamp quiet and useful.
        Ask what happens to the pressure monitor when wheels are swapped.
      `),
    },
    {
      id: 'storage',
      sentences: sentencesOf(`
        Clean the off-season tires, let them dry, mark their positions and keep them cool and out of
          the sun.
        Wash off the salt, note which corner each tire came from, and store the set in a dark dry
          place.
        Before storing, rinse, dry and label each tire, then keep the set away from sun and electric
          motors.

        Stack or hang tires that stay on their wheels, and stand bare tires upright.
        Mounted tires may be stacked or hung, and loose tires should stand.
        Tires on rims are stacked or hung, while tires without rims stand and are turned now and
          then.

        Look at tread and date code in fall, because winter grip fades before the tread is gone.
        Check depth and age before each season, as a half-worn winter tire has lost much of its
          bite.
        Measure the tread before refitting, since shallow sipes no longer grip snow.
      `),
    },
  ],
};
