import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const drivetrain: KnowledgeModule = {
  id: 'drivetrain',
  topics: ['drivetrain'],
  intents: ['variable', 'general'],
  headings: [
    'Which wheels should do the driving',
    'Front, rear, all-wheel or four-wheel drive',
    'Choosing a drivetrain for your roads',
  ],
  answer: {
    wordings: [
      'Front-wheel drive suits most paved commutes, while all-wheel or four-wheel drive ' +
        'earns its keep on snow, mud and steep gravel.',
      'The right drivetrain for the {model} depends on your roads: plowed pavement asks ' +
        'for little, while snow, mud and steep gravel ask for more.',
      'Pick the drivetrain by the surfaces you meet often: pavement asks for little, and ' +
        'loose or icy ground asks for more driven wheels.',
      'If your roads get plowed and your driveway is flat, front-wheel drive is enough; ' +
        'hills, snow and dirt argue for power at every wheel.',
    ],
  },
  points: [
    {
      id: 'front-wheel',
      fits: { drivetrains: ['FWD', 'AWD'] },
      sentences: sentencesOf(`
        Front-wheel drive puts the engine and the driven wheels at the same end of the car.
        With front-wheel drive, the weight of the engine sits right over the tires that pull.
        In a front-wheel-drive car, the engine presses down on the wheels that do the work.

        That layout leaves a flatter floor for people and bags, and it tends to cost less to build
          and to fuel.
        Less hardware runs under the floor, so cabin room goes up while weight and fuel use go down.
        Because no shaft runs to the rear, the cabin gains space and the car carries less weight.

        The trade-off shows under hard acceleration, when the front tires must steer and pull at
          once.
        The limit of this layout appears on a steep wet ramp, where the front tires have to turn and
          drive together.
        Floor the pedal on a slick uphill start and the front tires may spin before they grip.
      `),
    },
    {
      id: 'rear-wheel',
      fits: { drivetrains: ['RWD'] },
      sentences: sentencesOf(`
        Rear-wheel drive splits the labor: the front tires steer and the rear tires push.
        In a rear-drive vehicle, the front axle only steers and the back axle does the pushing.
        Rear drive leaves the front tires with one job, which is to steer.

        Trucks use rear-wheel drive because a load in the bed presses on the driven wheels and adds
          grip.
        The layout makes sense for hauling, since cargo and trailer weight land over the axle that
          drives.
        A loaded bed or a hitched trailer helps a rear-drive truck, because the weight sits where
          the power goes.

        Empty and on snow, the same truck can feel light at the back, so tires matter all the more.
        The weak spot is a bare bed on an icy street, where good tires make more difference than
          skill.
        Without a load, traction on snow drops, and owners in cold states often add winter tires.
      `),
    },
    {
      id: 'all-wheel',
      sentences: sentencesOf(`
        All-wheel drive sends power to both axles on its own and needs no lever from the driver.
        An all-wheel-drive system decides by itself how much power each axle gets.
        With all-wheel drive, sensors and clutches share out the power, and the driver simply
          drives.

        Many systems run mainly on one axle and bring in the other when a wheel starts to slip.
        Some keep both axles driven all the time, and others wake the second axle only when grip
          runs short.
        How quickly the second axle joins in differs by design, so ask what triggers it on the car
          you like.

        Expect help pulling away and climbing, but no shorter stops, because every car already
          brakes with all its wheels.
        The gain is in getting going; stopping and cornering still depend on the tires.
        Traction on the way up a hill improves, yet the distance to a halt on ice stays the same.
      `),
    },
    {
      id: 'four-wheel',
      fits: { drivetrains: ['4WD'] },
      sentences: sentencesOf(`
        Four-wheel drive, as trucks and trail vehicles use it, locks the front and rear axles
          together on command.
        Traditional four-wheel drive is something the driver switches on, and it ties both axles to
          turn as one.
        On a part-time four-wheel-drive truck, a switch or lever joins the two axles when the ground
          gets loose.

        Low range multiplies the engine's pull at walking pace, for rocks, boat ramps and deep snow.
        A low-range gear lets the vehicle crawl with control where speed would only break parts.
        Low gearing trades speed for torque, which helps when creeping down a rutted slope.

        Keep the part-time mode off dry pavement, because locked axles bind and wear the driveline
          in turns.
        Leave a part-time system in two-wheel drive on dry roads, since the tires cannot slip to
          relieve the strain.
        Dry pavement is the wrong place for a locked transfer case; gears and joints wind up in
          every corner.
      `),
    },
    {
      id: 'who-needs',
      sentences: sentencesOf(`
        Think about the difficult driving days of your year instead of the usual Tuesday.
        Before you settle on a drivetrain, think of the days around {city} when you stayed home
          because of the road.
        To choose a drivetrain, list the days when you truly got stuck or stayed home, and buy for
          those.
        Look back at the past year and count the trips that you gave up because of the road.

        A driver with plowed streets and a garage may find that winter tires on two-wheel drive
          cover every one of them.
        If a plow passes before you leave, two-wheel drive with proper tires may be all you need.
        For plowed city streets, money spent on tires often buys more grip than a second driven
          axle.

        A long gravel drive, a ski pass or a boat ramp makes a stronger case for power at both ends.
        Steep unpaved lanes, mountain passes and slippery launch ramps change the answer.
        Where the pavement ends or the road climbs, driven wheels front and rear pay their way.
      `),
    },
    {
      id: 'costs',
      sentences: sentencesOf(`
        Extra driven wheels bring extra weight, an extra differential and extra fluid to change.
        A second driven axle adds parts that must be carried, fueled and serviced.
        More driveline means more to maintain, from the transfer case to the rear differential.

        Tires also have to stay closely matched in wear, since a small difference in size makes the
          system work all the time.
        Matching tires matter more too, because an odd one turns at its own speed and keeps the
          couplings busy.
        Owners should also rotate on time, as mismatched tread makes the clutches labor on straight
          roads.

        Compare the EPA label of both versions before you decide, because the gap varies from one
          model to the next.
        If both versions are offered, read their fuel-economy labels side by side before you decide.
        Where the {model} comes more than one way, put the fuel-economy labels next to each other.
        Check both window labels, since the fuel penalty is small on some models and plain on
          others.
      `),
    },
    {
      id: 'verify-awd',
      when: { drivetrains: ['AWD', '4WD'] },
      sentences: sentencesOf(`
        Ask which system this vehicle carries, since the same badge can hide quite different
          hardware.
        Two vehicles with the same letters on the tailgate may drive their wheels in different ways.
        Find out how the system on the {model} works, as letters on the tailgate say little about
          the hardware.

        The owner's manual names the driving modes, what each does, and where each should be used.
        You will find the modes, their limits and the towing advice in the owner's manual.
        Read the driveline pages of the manual before the first trip off the pavement.

        On a drive, pull away from a stop on a loose shoulder and feel how smoothly the power
          arrives.
        Try a gentle start on gravel if the route allows, and notice whether a wheel spins first.
        A short stretch of unpaved road on the test drive tells more than a brochure.
      `),
    },
    {
      id: 'verify-two-wheel',
      when: { drivetrains: ['FWD', 'RWD'] },
      sentences: sentencesOf(`
        A two-wheel-drive version keeps the driveline simple, with fewer seals, joints and fluids to
          look after.
        With only one driven axle, there is less to service over the years.
        Driving one axle keeps weight down and leaves fewer parts that can wear.

        Traction control watches for a spinning wheel and trims power or brakes it, which covers
          many slick starts.
        Electronic traction control does a good share of the work that people expect from a second
          driven axle.
        When a tire slips, the car brakes that wheel and eases the power, and that is often enough.

        If snow worries you, price a set of winter tires next to the cost of stepping up to more
          driven wheels.
        Set the cost of winter tires against the step up in drivetrain, and compare what each would
          do for you.
        If you would drive the {model} on snow, compare the price of a second set of tires with the
          step to more driven wheels.
      `),
    },
  ],
};
