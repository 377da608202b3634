import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const winterTiresAnswers: DirectAnswers = {
  'What size winter tires fit {the}?': sentencesOf(`
    The size on the sticker inside the driver's door always fits, as long as the car still has its
      original wheels.
    Start with the tire size printed on the driver's door label, which is a sure fit on the
      original wheels.
    Winter tires for the {model} come in the size shown on its door-jamb label, provided that the
      wheels are original.

    Some trims may also take a narrower tire on a smaller wheel, and the owner's manual lists the
      sizes that the maker allows.
    Look in the manual for a smaller winter size, because some makers approve one for some trims
      and rule it out for others.
    Before you order another size, check that the manual permits it and that the load index is not
      below the figure on the door.
  `),
  'Does {the} need winter tires with all-wheel drive?': sentencesOf(`
    Yes, if you drive on snow and ice for weeks at a time, because all-wheel drive helps you start
      but does not help you stop.
    For a real winter, winter tires still pay off: driving all four wheels adds pull, while
      braking and turning depend on the tires.
    All-wheel drive gets the {model} moving, but only its tires decide how it stops and turns, so
      regular snow calls for winter tires.

    Where snow is rare and cleared within a day, good all-season tires with deep tread may be
      enough.
    If your roads are plowed early and stay mostly wet, all-season or all-weather tires in good
      shape can do the job.
    In a place with a few light snowfalls a year, fresh all-weather tires are a sensible middle
      course.
  `),
  'Can I fit smaller wheels on {the} for winter?': sentencesOf(`
    Often yes, by a size or so, as long as the smaller wheel clears the brakes and the tire keeps
      the same outer diameter.
    In many cases you can go down a wheel size for winter, provided that the brakes fit inside and
      the overall tire height stays the same.
    The {model} may accept a smaller winter wheel, but the brakes have to fit inside it and the
      rolling height must not change.

    Ask the parts counter for the smallest wheel that fits your exact trim, since bigger brakes on
      some versions need more room.
    Trims with larger brakes often cannot take the small wheel, so give your VIN when you ask what
      fits.
    The owner's manual or a parts desk with your VIN can tell which wheel sizes clear the brakes
      on your trim.
  `),
  'When should I put snow tires on {my}?': sentencesOf(`
    Have them put on in fall, once the mornings stay in the mid-forties or below and before the
      first snow.
    The time for snow tires is late fall, when most days no longer get warmer than about the
      mid-forties.
    Switch when daily temperatures settle below the mid-forties Fahrenheit, rather than on the
      first snow day.

    Shops fill up after the first storm, so book the change a few weeks ahead.
    Call {store} early in the fall, because tire appointments go quickly once snow is in the
      forecast.
    Plan the appointment before the forecast turns, since everyone calls on the same day.
  `),
  'When should snow tires come off in spring?': sentencesOf(`
    Take them off once the days stay above the mid-forties and the last hard frosts are past.
    Snow tires should come off when mornings as well as afternoons are warmer than the mid-forties
      Fahrenheit.
    Wait until even the early hours no longer drop below the mid-forties, then change back.

    The soft rubber wears fast on warm pavement, so leaving the set on into summer shortens its
      life.
    On warm roads the soft compound scrubs away and braking distances grow.
    Do not wait for summer, because warm pavement wears winter rubber quickly and makes the
      steering feel vague.
  `),
  'Are snow tires worth it in {city}?': sentencesOf(`
    They are worth it if you must drive on snowy, icy or very cold roads for weeks each winter,
      and hard to justify for a few flurries.
    That depends on your winter: weeks of cold, snow or ice make them pay off, while a mild season
      with cleared roads does not.
    Count the days you drive on snow, ice or frozen pavement: if they add up to weeks, snow tires
      earn their keep.

    Hills, unplowed roads and early starts speak for a set, and being able to stay home on bad
      days speaks against it.
    Think about your own routes in {city}, because a steep street or an early shift matters more
      than the snowfall average.
    Part of the cost comes back, because your other tires rest and last longer while the winter
      set is on.
  `),
  'What is the difference between snow tires and all-season tires?': sentencesOf(`
    Snow tires use rubber that stays soft in the cold and a deeper tread with many fine cuts,
      while all-season tires are a compromise for mild weather.
    The difference lies in rubber and tread: winter rubber stays flexible in the cold, and its
      many small slits grip snow and ice.
    All-season tires are built for heat, rain and light snow, and snow tires for cold, with softer
      rubber and a deeper, finely cut tread.

    The price of that grip is faster wear and softer handling on warm, dry roads.
    In summer the roles turn, as the soft winter compound wears quickly and brakes less well.
    A mountain with a snowflake on the sidewall shows that a tire has passed a snow test, which
      the letters M and S alone do not.
  `),
  'Do I need four snow tires or only two?': sentencesOf(`
    Four, always: with only two, one end of the car grips and the other slides.
    Put on all four, because a car with snow tires on one axle can spin or plow straight ahead in
      a turn.
    You need four snow tires, whether the car drives its front wheels, its rear wheels or all of
      them.

    With the pair in front, the tail can come around under braking, and with the pair in back, the
      steering suffers.
    Matching grip front and rear is what keeps a car predictable on a slick road.
    Keep all four the same model and similar in tread depth, so that the car reacts evenly.
  `),
  'Do I still need snow tires with all-wheel drive?': sentencesOf(`
    If you drive on snow often, yes: all-wheel drive helps you pull away, but every car stops and
      turns on its tires alone.
    On snowy roads you still do, since power to four wheels adds no grip for braking or cornering.
    All-wheel drive does not replace snow tires, because it sends power to more wheels without
      making any of them grip better.

    With light or rare snow, all-weather tires in good shape can be enough on such a car.
    Those who see snow only a few days a year can get by with all-wheel drive and good all-season
      tread.
    How much you need them comes down to how often your roads stay white before the plow arrives.
  `),
};
