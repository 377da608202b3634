import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const truckShape: KnowledgeModule = {
  id: 'truck-shape',
  topics: ['body-style', 'cargo', 'work-use'],
  intents: ['variable', 'general'],
  headings: [
    'Bed, cab and payload',
    'Choosing the right truck layout',
    'What separates one truck from another',
  ],
  answer: {
    wordings: [
      'Choose a truck by the load first: the bed must hold it, the payload label must ' +
        'allow it, and the cab must seat your crew.',
      'Bed length, cab size and payload trade off against each other, so rank them before ' +
        'you compare trims.',
      'A truck is sized from the job backward, starting with what rides in the bed and ' +
        'who rides in the cab.',
    ],
  },
  points: [
    {
      id: 'bed',
      when: { bodyStyles: ['truck'] },
      sentences: sentencesOf(`
        A long bed carries lumber and sheet goods flat, while a short bed turns more easily into a
          parking space.
        Short beds suit errands and garages; long beds suit plywood, ladders and motorcycles.
        Where the {model} comes with more than one bed, the short one suits parking and the long one
          suits plywood.
        Bed length decides whether sheet goods lie flat with the tailgate shut or ride on top of it.

        Measure between the wheel wells as well as from end to end.
        Check the width at the wheel housings, because wide loads rest there.
        Note how wide the bed floor is between the wheel housings, not only how long it is.

        Then measure your garage, since a crew cab with a long bed outgrows many of them.
        Compare total length with your garage and driveway before you fall for one.
        Overall length deserves the same attention, above all where you park downtown.
      `),
    },
    {
      id: 'cab',
      when: { bodyStyles: ['truck'] },
      sentences: sentencesOf(`
        Regular cabs leave room for a longer bed, and crew cabs give adults a true rear seat.
        A regular cab puts length into the bed; a crew cab puts it into the back seat.
        More cab usually means less bed, because both share one frame.

        Extended cabs fall between, with a small second row that serves tools and short rides.
        An extended cab keeps bags dry and seats children, though adults feel cramped before long.
        The in-between cab works for gear and the occasional passenger.

        If a child seat rides along, install it in the rear row of the {model} before you decide.
        Parents should try a child seat and watch whether the rear door opens wide enough.
        For daily school runs, sit in the second row and check the door opening.
      `),
    },
    {
      id: 'payload',
      when: { bodyStyles: ['truck'] },
      sentences: sentencesOf(`
        Payload is the weight that one particular truck may carry, people and hitch load included.
        What a truck may carry includes the driver, passengers, tools, accessories and trailer
          tongue.
        Everything added to an empty truck counts toward payload, from a toolbox to the crew.

        Read it from the placard on the driver's door jamb, because options have already been
          subtracted there.
        The placard at the driver's door gives the figure for that exact truck with its factory
          equipment.
        Rely on the door-jamb placard, since a website figure describes some other build.
        [49 CFR 571.110]

        A bed cap, a liner or larger tires fitted later reduce what is left.
        Accessories added afterward, such as a cap or a winch, come out of the same allowance.
        Subtract the weight of any rack, cap or bumper that was added since the factory.
      `),
    },
    {
      id: 'bed-protection',
      when: { bodyStyles: ['truck'] },
      sentences: sentencesOf(`
        A spray-in liner grips cargo and seals the paint, while a drop-in tray can be lifted out and
          replaced.
        Bed liners come sprayed on or dropped in; the first bonds to the metal and the second slides
          out.
        Bare paint scratches on the first load, so decide early between a sprayed liner and a
          removable one.

        On a used truck, look beneath a drop-in liner for rust and hidden dents.
        With a pre-owned truck, pull up the edge of the liner to see the metal below.
        Trapped grit can wear paint under a loose tray, so inspect the bed floor of an older truck.
      `),
    },
    {
      id: 'tie-downs',
      when: { bodyStyles: ['truck'] },
      sentences: sentencesOf(`
        Count the tie-down points and push on them, because small loops suit bags and not machinery.
        Look at where the bed anchors sit, and ask what load each of them is rated for.
        Good anchors near the floor keep a heavy load from shifting in a turn.

        A power outlet and bed lights earn their keep on a job site.
        Lighting and outlets in the bed sound minor until you unload after dark.
        For work, an outlet in the bed can spare you a generator on small jobs.
      `),
    },
    {
      id: 'ride',
      when: { bodyStyles: ['truck'] },
      sentences: sentencesOf(`
        Heavy-duty springs ride stiffly when the bed is empty.
        A truck built for big loads feels firm on a bumpy street with nothing aboard.
        Suspension tuned for weight bounces more when it carries none.

        Buy the capacity that you use in a normal month, and rent for the rare larger job.
        Match the rating to your regular loads, since extra capacity costs comfort and fuel every
          day.
        Renting for the odd heavy haul may beat living with a bigger truck all year.
      `),
    },
  ],
};
