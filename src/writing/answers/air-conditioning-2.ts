import { sentencesOf } from '../knowledge/sentences-of.ts';
import type { DirectAnswers } from './direct-answer.ts';

export const airConditioning2Answers: DirectAnswers = {
  'Does running the AC use more gas?': sentencesOf(`
    Yes, somewhat, because the engine drives the compressor, and most of all in town and in great
      heat.
    It does, though at highway speed it often costs no more than open windows.
    A little more, since cooling the cabin takes power from the engine.

    Open the windows for the first minute to let the hot air out.
    Use recirculation once it is cool, because cool air is easier to keep cool.
    Shade and a windshield screen save more than switching the system on and off.
  `),
  'How long does an AC repair take?': sentencesOf(`
    A test and recharge takes an hour or two, a compressor most of a day, and an evaporator often
      longer.
    It depends on the part: hoses and condensers are a few hours, while parts behind the dash take
      days.
    Simple leaks are done the same day, but work behind the dashboard can run over a day.

    Finding a slow leak can take a second visit, once the dye has had time to show.
    Ask whether the part is in stock before you leave the car.
    Request a call with the findings and the price before the repair begins.
  `),
  'Can I recharge the AC in {my} myself?': sentencesOf(`
    You can with some small cans, but a wrong amount does harm and a leak stays where it is.
    It is possible on many cars, yet a shop machine measures the fill, which a can does not.
    Better not, in most cases, because too much refrigerant can damage the compressor.

    Read the label under the hood, since the refrigerants must not be mixed.
    Letting refrigerant out on purpose is against federal law, so leave emptying to a shop.
    Never add sealer from a can without asking, as many shops then refuse to connect their
      machine.
  `),
  'How do I stop my windows from fogging up?': sentencesOf(`
    Turn on the defroster with the air conditioning and fresh air, because dry air clears glass
      quickly.
    Use fresh air instead of recirculation, run the AC to dry the air, and add heat.
    Dry the air: AC on, outside air, warm setting, and the fan toward the windshield.

    Clean the inside of the glass, since a greasy film holds the fog.
    Wet mats and a clogged cabin filter keep the moisture in, so see to both.
    A sweet smell along with a film may mean a leaking heater core.
  `),
};
