import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const winterDriving2Answers: DirectAnswers = {
  'How do I brake safely on ice in {a}?': sentencesOf(`
    Brake early and gently in a straight line, and if the wheels lock, press firmly and let the
      anti-lock system work.
    Ease off the gas long before the stop, then press the pedal softly and keep the wheel
      straight.
    Leave several times the usual distance, brake before the turn, and steer smoothly.

    The pulsing in the pedal is normal with anti-lock brakes, so do not pump.
    Look where you want to go, because your hands follow your eyes.
    Practice at walking speed in an empty lot, until you know how the pedal feels.
  `),
  'How do I protect {my} from road salt?': sentencesOf(`
    Wash it often in winter, with the underside included, and have paint chips sealed before the
      season.
    Rinse the underbody every week or two while roads are salted, and wax the paint in fall.
    Regular washing is what helps most, above all underneath and in the wheel arches.

    Choose a day above freezing, so that doors and locks do not freeze shut.
    Ask about an oil or wax coating for the underside, and keep the drain holes open.
    Do a thorough wash in spring, because salt goes on working in warm, damp weather.
  `),
};
