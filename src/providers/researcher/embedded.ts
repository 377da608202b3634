import { research } from '../../writing/research/research.ts';
import type { Researcher } from './port.ts';

/** Research without any network: the default, and what works when no model is set up. */
export const embeddedResearcher: Researcher = {
  id: 'embedded',
  async research(request, signal) {
    signal.throwIfAborted();
    return research(request);
  },
};
