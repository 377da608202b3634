import type { KnowledgeModule } from '../module.ts';
import { sentencesOf } from '../sentences-of.ts';

export const colors: KnowledgeModule = {
  id: 'colors',
  topics: ['colors'],
  intents: ['variable', 'general'],
  headings: [
    'Choosing a color',
    'Paint and interior colors',
    'What to think about before you pick a shade',
  ],
  answer: {
    wordings: [
      'Choose a color in daylight, and weigh how it hides dirt, how hot it gets and what it ' +
        'does to resale.',
      'See the paint outdoors, sit in the interior shade, and ask whether the color adds ' +
        'to the price.',
      'Pick a color you will still like in a car wash line, since paint is the one option ' +
        'you see every day.',
      'Look at the {model} in sun and in shade before you settle on a color.',
    ],
  },
  points: [
    {
      id: 'see-it-outside',
      sentences: sentencesOf(`
        Colors on a screen are a rough guide at most, because every display shifts them.
        A photo cannot show you what the paint really looks like in changing light.
        Phone and computer screens alter every shade a little, so do not decide from a picture.

        Look at the actual car in sun, in shade and, if you can, at dusk.
        Walk around it outdoors, because metallic and pearl paint change with the light.
        Step back and see it in full sun and under a cloud.
        Ask {store} to pull the car into daylight before you decide.

        A gray that looks warm at noon may turn blue in the evening.
        Dark blues and greens can easily pass for black under showroom lighting.
        Some shades that seem dull indoors come alive in natural light.
      `),
    },
    {
      id: 'dirt-and-scratches',
      sentences: sentencesOf(`
        Every color hides some kinds of dirt and shows others more clearly.
        Think about how much washing you are willing to do before you choose a shade.
        The paint you choose decides how often the car looks dirty between washes.

        Black and other dark solids show dust, water spots and fine swirls.
        Dark paint looks rich when clean and shows each fingerprint when it is not.
        Light silver, gray and tan keep road dust out of sight longer than black.

        White shows mud and brake dust, yet it hides small scratches remarkably well.
        In salty or dusty regions, medium grays ask for less attention than either extreme.
        A pale color forgives light scratches, while a deep one makes them more visible.
      `),
    },
    {
      id: 'heat',
      sentences: sentencesOf(`
        Heat is worth a thought if the car will live outdoors in summer.
        Where summers are long, the color affects comfort from the moment you get in.
        Sunshine adds up on a parked car, above all in the hotter states.

        A light car parked in the sun warms up less than a dark one.
        Dark paint and dark seats soak up more sun while the car is parked.
        Pale paint and a light cabin stay easier to touch after an afternoon outside.

        Tinted glass, a sunshade and ventilated seats can soften the difference considerably.
        A windshield shade and slightly opened windows are helpful with any color.
        You can ease the heat with a sunshade and shaded parking, so let it be one factor among
          several.
      `),
    },
    {
      id: 'inside-matters',
      sentences: sentencesOf(`
        You spend far more time looking at the interior than at the exterior.
        The cabin color deserves as much consideration as the paint outside.
        Interior color is what you live with on every single drive.

        Light seats feel airy and show dye from jeans, crayons and muddy paws.
        Pale upholstery brightens a cabin and asks for regular cleaning.
        Black interiors hide stains well and can feel small or hot in summer.

        With kids or dogs, mid-gray or patterned cloth hides daily life.
        Families and dog owners often do well with a middle tone.
        Think of the things that usually get spilled before you choose cream.
      `),
    },
    {
      id: 'cost',
      sentences: sentencesOf(`
        Certain paints cost extra, so check before you set your heart on one.
        Not every color comes at the same price, even on the same trim.
        Tri-coat, pearl and matte finishes can carry a charge of their own.

        The window sticker lists the charge if there is one.
        On a new car you will find any paint charge among the options on the label.
        Check the option list for a paint line before you compare two cars.

        Special finishes may also be harder to match after a scrape.
        Ask how a body shop would match the paint, because layered paint takes more work to blend.
        Matte paint needs its own care and cannot simply be polished.
      `),
    },
    {
      id: 'resale-and-choice',
      sentences: sentencesOf(`
        Neutral shades are the easier ones to sell when you decide to move on.
        White, black, gray and silver usually find buyers without much effort.
        Quiet colors tend to appeal to the widest circle of future owners.

        A rare bright color pleases a few people very much and others not at all.
        Bold paint can lengthen the wait for a buyer, or bring one who wants just that.
        An unusual shade is a matter of taste, so expect a smaller audience when you sell.

        If you plan to keep the car for many years, please yourself.
        Should you trade often, a common color is the safer choice.
        The longer you keep it, the less resale matters and the more your own eye does.
      `),
    },
    {
      id: 'do-not-wait-too-long',
      sentences: sentencesOf(`
        Be ready with a second and a third choice before you start to search.
        Know which other shades you could live with if your first choice is hard to find.
        It helps to have two runners-up in mind while you look for your color.
        Name a backup color for the {model} before you search the lot.

        Insisting on one paint and one interior can stretch the search by weeks.
        One fixed combination narrows the field faster than any other wish.
        A single must-have color may send you far from {city} or into an order.

        Equipment changes how the car works every day, and color does not.
        Put comfortable seats and the safety features you want ahead of the paint.
        Choose the function first, and let the color break a tie between two good cars.
      `),
    },
  ],
};
