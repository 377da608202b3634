import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const wipersAndLights2Answers: DirectAnswers = {
  'Are winter wiper blades worth it?': sentencesOf(`
    Yes where snow and ice are common, because a rubber cover keeps the joints from freezing.
    They are in snowy places, while a good beam blade will do where frost is rare.
    For regular snow they make sense, as ordinary frames clog with ice and skip.

    Take them off in spring, since they are heavier and noisier at speed.
    Use winter washer fluid with them, or the spray freezes on the glass.
    Clear the glass before you switch them on, as a frozen blade can strain the motor.
  `),
  'Why does my turn signal blink fast?': sentencesOf(`
    A bulb on that side has failed, or its contact is bad, and the car warns you by blinking
      faster.
    Fast blinking usually means a dead bulb at the front or the rear of that side.
    The system senses too little current, which in most cases comes from a burned-out bulb.

    Walk around the car with the hazard lights on to find the dark one.
    LED bulbs in sockets made for ordinary bulbs cause it as well.
    If all bulbs on that side work, have the socket and the ground wire checked.
  `),
  'Will a cracked windshield fail a state inspection?': sentencesOf(`
    It can, above all if the crack is in the driver's view or longer than the rules of your state
      allow.
    That depends on the state: some have no inspection at all, and others fail any crack in the
      wiper area.
    In many states with inspections it will, when it blocks the driver's view.

    Look up the rule on the website of your state's motor vehicle agency.
    Even where it passes, an officer may write a ticket for blocked vision.
    A small chip that is repaired early seldom becomes a problem at the test.
  `),
};
