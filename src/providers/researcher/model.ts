import { asModelFailure } from '../text-model/model-failure.ts';
import type { TextModel } from '../text-model/port.ts';
import type { Researcher } from './port.ts';

/**
 * Our own research, with questions that a text model proposes beside ours. A model that fails takes
 * nothing away: the research is then what it would be without one.
 */
export function modelResearcher(model: TextModel, embedded: Researcher): Researcher {
  return {
    id: model.id,
    async research(request, signal, job) {
      const outcome = await embedded.research(request, signal);
      if (!outcome.ok || !job) return outcome;
      try {
        const { askForQuestions, withProposals } = await import('./model-parts.ts');
        const proposals = await askForQuestions(model, request, outcome.cloud, job);
        return { ok: true, cloud: withProposals(outcome.cloud, proposals, request, model.id) };
      } catch (error) {
        signal.throwIfAborted();
        return { ...outcome, shortfall: asModelFailure(error).message };
      }
    },
  };
}
